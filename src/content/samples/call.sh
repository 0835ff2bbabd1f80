curl --fail-with-body -L --max-redirs 0 \
  "https://{{apiHost}}/v1/call" \
  -H "Authorization: Bearer ${HUB_KEY:?Set HUB_KEY first.}" \
  -H "Content-Type: application/json" \
  -d '{
    "provider": "openai",
    "model": "{{openai}}",
    "messages": [
      { "role": "user", "content": "What is a patch bay for?" }
    ]
  }'
