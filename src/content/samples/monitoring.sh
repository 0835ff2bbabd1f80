curl -i "http://localhost:8080" \
  --max-time 10 \
  -H "Content-Type: application/json" \
  -d '{
    "event": "call.completed",
    "data": {
      "id": "call_123",
      "status": "completed",
      "duration_ms": 840
    }
  }'
