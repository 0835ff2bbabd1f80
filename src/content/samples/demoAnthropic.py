import http.client, json, os

hub = http.client.HTTPSConnection("{{apiHost}}")
hub.request("POST", "/v1/call", headers={
    "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
    "Content-Type": "application/json",
}, body=json.dumps({
    "provider": "anthropic", "model": "claude-sonnet-4-5",
    "messages": [{"role": "user", "content": "Hello."}],
}))
print(hub.getresponse().read().decode(errors="replace"))
