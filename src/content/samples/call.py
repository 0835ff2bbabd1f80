import http.client, json, os

hub = http.client.HTTPSConnection("{{apiHost}}")
hub.request("POST", "/v1/call", headers={
    "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
    "Content-Type": "application/json",
}, body=json.dumps({
    "provider": "openai", "model": "gpt-4.1",
    "messages": [{"role": "user", "content": "What is a patch bay for?"}],
}))
print(hub.getresponse().read().decode(errors="replace"))
