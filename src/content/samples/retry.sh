# --retry covers 429, 500 and 503, and waits 1, 2, 4 and 8 seconds.
# 400 and 401 end at once; --fail makes them a failure of the command.
curl "https://{{apiHost}}/v1/call" \
  --silent --show-error --fail --retry 4 \
  -H "Authorization: Bearer $HUB_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "mistral",
    "model": "mistral-large-latest",
    "messages": [{ "role": "user", "content": "Say hello." }],
    "temperature": 0.2,
    "max_tokens": 100
  }'
