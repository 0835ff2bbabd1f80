call() {
  curl -sS -o body.json -w '%{http_code}' \
    "https://{{apiHost}}/v1/call" \
    -H "Authorization: Bearer $HUB_KEY" \
    -H "Content-Type: application/json" \
    -d @- <<JSON
{
  "provider": "$1",
  "model": "$2",
  "messages": [{ "role": "user", "content": "Say hello." }],
  "temperature": 0.2,
  "max_tokens": 100
}
JSON
}

status=$(call openai gpt-4.1)

# 503: provider unavailable. Send the same body to the next one.
if [ "$status" = 503 ]; then
  status=$(call anthropic claude-sonnet-4-5)
fi

echo "Status $status"
cat body.json
