curl "http://127.0.0.1:4010/v1/call" \
  -H "Prefer: code=429" \
  -H "Authorization: Bearer any-word" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "openai",
    "model": "{{openai}}",
    "messages": [{ "role": "user", "content": "Hello." }]
  }'
