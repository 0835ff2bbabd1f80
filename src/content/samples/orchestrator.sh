call() {
  response=$(curl -sS "https://{{apiHost}}/v1/call" \
    -w '\n%{http_code}' \
    -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
    -H "Content-Type: application/json" -d @- <<JSON
{ "provider": "$1", "model": "$2",
  "messages": [{ "role": "user", "content": "Say hello." }] }
JSON
  )
  printf '%s\n' "$response"
  case $response in *503) false ;; esac
}
call openai gpt-4.1 ||
  call anthropic claude-sonnet-4-5
case $response in *200) ;; *) false ;; esac
