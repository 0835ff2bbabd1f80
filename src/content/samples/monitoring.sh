curl --fail-with-body "https://{{apiHost}}/v1/call" \
  -w '\n{"feature":"summary","status":%{http_code},"s":%{time_total}}' \
  -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "mistral",
    "model": "mistral-large-latest",
    "messages": [{ "role": "user", "content": "Sum this up: …" }]
  }'
