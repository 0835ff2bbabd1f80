# Play the hub: send one event to the receiver on your machine.
# The other two tabs have the receiver.
curl -i "http://localhost:8080/hooks/$HOOK_TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "event": "call.failed",
    "data": {
      "id": "call_124",
      "status": "failed",
      "duration_ms": 1200
    }
  }'
