# Plays the part of the hub: delivers one event to the receiver that
# runs on your own machine. The other two tabs show a receiver.
curl -i "http://localhost:8080" \
  -H "Content-Type: application/json" \
  -d '{
    "event": "call.failed",
    "data": {
      "id": "call_124",
      "status": "failed",
      "duration_ms": 1200
    }
  }'
