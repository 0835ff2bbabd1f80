curl "https://{{apiHost}}/v1/call" \
  --max-time 60 \
  -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "openai",
    "model": "gpt-4.1",
    "messages": [
      { "role": "user", "content": "What is a patch bay for?" }
    ],
    "temperature": 0.2,
    "max_tokens": 200
  }'
