import http.client, json, os

models = {"openai": "gpt-4.1", "anthropic": "claude-sonnet-4-5"}
for provider, model in models.items():
    hub = http.client.HTTPSConnection("{{apiHost}}")
    hub.request("POST", "/v1/call", headers={
        "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
        "Content-Type": "application/json",
    }, body=json.dumps({
        "provider": provider, "model": model,
        "messages": [{"role": "user", "content": "Say hello."}],
    }))
    response = hub.getresponse()
    print(response.read().decode(errors="replace"))
    if response.status != 503: break
