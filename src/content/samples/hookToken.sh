export HOOK_TOKEN="$(openssl rand -hex 32)"
echo "/hooks/$HOOK_TOKEN"
