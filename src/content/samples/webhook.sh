curl -i --fail-with-body \
  "http://localhost:8080/hooks/${HOOK_TOKEN:?Set HOOK_TOKEN first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "event": "call.failed",
    "data": { "id": "call_128", "status": "failed", "duration_ms": 1200 }
  }'
