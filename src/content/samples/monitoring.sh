# Play the hub: send one event to the receiver on your machine.
# The other two tabs have the receiver.
curl "http://localhost:8080" \
  -H "Content-Type: application/json" \
  -d '{
    "event": "call.completed",
    "data": {
      "id": "call_123",
      "status": "completed",
      "duration_ms": 840
    }
  }'
