call() {
  code=$(curl -sS --fail-with-body -L --max-redirs 0 -o response.json \
    "https://{{apiHost}}/v1/call" -w '%{http_code}' \
    -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
    -H "Content-Type: application/json" \
    -d '{ "provider": "'"$1"'", "model": "'"$2"'",
      "messages": [{ "role": "user", "content": "Say hello." }] }')
}
: > response.json
call openai {{openai}} ||
  { [ "$code" = 503 ] && call anthropic {{anthropic}}; } &&
  cat response.json || { cat response.json; false; }
