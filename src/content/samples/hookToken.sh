HOOK_TOKEN="$(openssl rand -hex 32)" && export HOOK_TOKEN &&
echo "Path of the webhook: /hooks/$HOOK_TOKEN" &&
echo "In the second terminal: export HOOK_TOKEN=$HOOK_TOKEN"
