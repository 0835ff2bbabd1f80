# Stop if there is no key. Never put the key in a script.
: "${HUB_KEY:?Set HUB_KEY to your key first.}"

# Pipe the header in: other users can read the arguments of a process.
status=$(
  printf 'Authorization: Bearer %s\n' "$HUB_KEY" |
    curl -sS -o body.json -w '%{http_code}' \
      "https://{{apiHost}}/v1/call" \
      -H @- \
      -H "Content-Type: application/json" \
      -d '{
        "provider": "google",
        "model": "gemini-2.5-flash",
        "messages": [{ "role": "user", "content": "Say hello." }],
        "temperature": 0.2,
        "max_tokens": 100
      }'
)

if [ "$status" = 401 ]; then
  echo "Invalid API key. Check HUB_KEY." >&2
else
  cat body.json
fi
