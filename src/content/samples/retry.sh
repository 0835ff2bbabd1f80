code=$(
  curl "https://{{apiHost}}/v1/call" \
    -sS -o retry.json -w '%{http_code}' \
    --retry 6 --retry-all-errors --retry-max-time 120 --max-time 20 \
    -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
    -H "Content-Type: application/json" \
    -d '{
      "provider": "mistral",
      "model": "mistral-large-latest",
      "messages": [{ "role": "user", "content": "Say hello." }],
      "temperature": 0.2,
      "max_tokens": 100
    }'
) && cat retry.json && [ "$code" = 200 ]
