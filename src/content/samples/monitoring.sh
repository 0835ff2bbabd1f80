# Plays the part of the hub: delivers one event to the receiver that
# runs on your own machine. The other two tabs show a receiver.
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
