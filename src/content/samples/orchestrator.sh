call() {
  code=$(
    curl "https://{{apiHost}}/v1/call" \
      -sS -o response.json -w '%{http_code}' --max-time 60 \
      -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
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
  ) && cat response.json || code=none
  [ "$code" != 503 ]
}

call openai gpt-4.1 ||
  call anthropic claude-sonnet-4-5 ||
  call mistral mistral-large-latest
[ "$code" = 200 ]
