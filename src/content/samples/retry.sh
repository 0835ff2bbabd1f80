# --retry handles 429, 500 and 503, and waits 1, 2, 4 and 8 seconds.
# --fail makes curl report every other error to the shell.
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
