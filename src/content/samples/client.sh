: > response.json
curl -sS --fail-with-body -L --max-redirs 0 -o response.json \
  --retry 6 --retry-max-time 65 --max-time 80 \
  "https://{{apiHost}}/v1/call" \
  --oauth2-bearer "${HUB_KEY:?Set HUB_KEY first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "mistral",
    "model": "{{mistral}}",
    "messages": [{ "role": "user", "content": "Say hello." }]
  }' && tail -c 3 response.json | grep -q '}' &&
  grep '"content": *"' response.json || { cat response.json; false; }
