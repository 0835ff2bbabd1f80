code=$(
  curl "https://{{apiHost}}/v1/call" \
    -sS -o response.json -w '%{http_code}' --max-time 60 \
    -H "Content-Type: application/json" \
    -d '{
      "provider": "google",
      "model": "gemini-2.5-flash",
      "messages": [{ "role": "user", "content": "Say hello." }],
      "temperature": 0.2,
      "max_tokens": 100
    }' \
    -H @- <<HEADER
Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}
HEADER
) && cat response.json
if [ "$code" = 401 ]; then echo "Check HUB_KEY."; fi
