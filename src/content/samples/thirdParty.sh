curl "https://{{apiHost}}/v1/call" \
  --max-time 60 \
  -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "weather",
    "model": "forecast",
    "messages": [
      { "role": "user", "content": "Oslo, tomorrow" }
    ]
  }'
