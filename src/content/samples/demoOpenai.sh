curl -m 60 "https://{{apiHost}}/v1/call" \
  -H "Authorization: Bearer ${HUB_KEY:?}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "openai",
    "model": "gpt-4.1",
    "messages": [
      { "role": "user", "content": "Hello." }
    ]
  }'
