import http.client, json, os

messages = []
for content in ["What is a patch bay for?", "And at home?"]:
    messages.append({"role": "user", "content": content})
    hub = http.client.HTTPSConnection("{{apiHost}}")
    hub.request("POST", "/v1/call", headers={
        "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
        "Content-Type": "application/json",
    }, body=json.dumps({
        "provider": "openai", "model": "gpt-4.1", "messages": messages,
    }))
    response = hub.getresponse()
    if response.status != 200:
        raise SystemExit(response.read().decode(errors="replace"))
    message = json.load(response)["choices"][0]["message"]
    messages.append(message)
    print(message["content"])
