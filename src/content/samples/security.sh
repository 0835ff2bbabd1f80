# Stops here if there is no key. The key never stands in the script.
: "${HUB_KEY:?Set HUB_KEY to your key first.}"

# The header goes through a pipe: the list of processes would show
# an argument to everyone on the machine.
status=$(
  printf 'Authorization: Bearer %s\n' "$HUB_KEY" |
    curl -sS -o answer.json -w '%{http_code}' \
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
  cat answer.json
fi
