log=$(date -u '+{"time":"%FT%TZ","feature":"summary","asked":"mistral"')
curl -sS --fail-with-body -L --max-redirs 0 -o response.json \
  "https://{{apiHost}}/v1/call" \
  -w "$log"',"status":"%{http_code}","s":%{time_total}}\n' \
  -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "mistral",
    "model": "{{mistral}}",
    "messages": [{ "role": "user", "content": "Sum this up: …" }]
  }' && grep -o '"[a-z]*_tokens": *[0-9]*' response.json
