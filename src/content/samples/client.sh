response=$(
  curl -sS "https://{{apiHost}}/v1/call" -w '\n%{http_code}' \
    --retry 6 --retry-all-errors --retry-max-time 120 --max-time 20 \
    -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
    -H "Content-Type: application/json" \
    -d '{
      "provider": "mistral",
      "model": "mistral-large-latest",
      "messages": [{ "role": "user", "content": "Say hello." }]
    }'
)
printf '%s\n' "$response"
case $response in *200) ;; *) false ;; esac
