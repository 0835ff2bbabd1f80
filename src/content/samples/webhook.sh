curl -i "http://localhost:8080/hooks/${HOOK_TOKEN:?Set HOOK_TOKEN first.}" \
  --max-time 10 \
  -H "Content-Type: application/json" \
  -d '{
    "event": "call.failed",
    "data": {
      "id": "call_124",
      "status": "failed",
      "duration_ms": 1200
    }
  }'
