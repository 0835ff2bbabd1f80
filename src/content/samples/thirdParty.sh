curl "https://{{apiHost}}/v1/call" \
  -H "Authorization: Bearer $HUB_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "weather",
    "model": "forecast",
    "messages": [
      { "role": "user", "content": "Oslo, tomorrow" }
    ]
  }'
