# --retry handles timeouts, 429, 500, and 503: it waits 1, 2, 4, and 8
# seconds, or as long as Retry-After says. --retry-all-errors adds
# network failures. --retry-max-time stops after a minute in all.
status=$(
  curl "https://{{apiHost}}/v1/call" \
    -sS -o body.json -w '%{http_code}' \
    --retry 4 --retry-all-errors --retry-max-time 60 --max-time 20 \
    -H "Authorization: Bearer $HUB_KEY" \
    -H "Content-Type: application/json" \
    -d '{
      "provider": "mistral",
      "model": "mistral-large-latest",
      "messages": [{ "role": "user", "content": "Say hello." }],
      "temperature": 0.2,
      "max_tokens": 100
    }'
)

case $status in
  2??) cat body.json ;;
  *) echo "Status $status" >&2; exit 1 ;;
esac
