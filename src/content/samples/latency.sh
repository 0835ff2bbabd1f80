for attempt in 1 2 3 4 5; do
  curl -sS --fail -L --max-redirs 0 -o /dev/null \
    "https://{{apiHost}}/v1/call" \
    -w '%{time_appconnect} %{time_starttransfer} %{time_total}\n' \
    -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
    -H "Content-Type: application/json" \
    -d '{
      "provider": "openai",
      "model": "{{openai}}",
      "messages": [{ "role": "user", "content": "Say hello." }],
      "max_tokens": 10
    }'
done
