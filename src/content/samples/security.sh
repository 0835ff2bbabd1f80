curl --fail-with-body -L --max-redirs 0 \
  "https://{{apiHost}}/v1/call" \
  -H @- -H "Content-Type: application/json" -d '{
    "provider": "google",
    "model": "{{google}}",
    "messages": [{ "role": "user", "content": "Say hello." }]
  }' <<HEADER
Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}
HEADER
