# Send the call five times, and print the seconds each one takes: until
# the connection is secure, until the first byte, and in all.
for attempt in 1 2 3 4 5; do
  curl "https://{{apiHost}}/v1/call" \
    -sS -o /dev/null \
    -w '%{time_appconnect} %{time_starttransfer} %{time_total}\n' \
    -H "Authorization: Bearer $HUB_KEY" \
    -H "Content-Type: application/json" \
    -d '{
      "provider": "openai",
      "model": "gpt-4.1",
      "messages": [{ "role": "user", "content": "Say hello." }],
      "max_tokens": 10
    }'
done
