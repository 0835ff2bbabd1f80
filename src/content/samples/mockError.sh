curl "http://127.0.0.1:4010/v1/call" \
  --max-time 10 \
  -H "Authorization: Bearer any-key" \
  -H "Prefer: code=429" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "openai",
    "model": "gpt-4.1",
    "messages": [{ "role": "user", "content": "Say hello." }]
  }'
