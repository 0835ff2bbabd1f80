import http.client, json, os, sys

headers = {"Authorization": f"Bearer {os.getenv('HUB_KEY')}",
    "Content-Type": "application/json"}
messages = [{"role": "user", "content": "Say hello."}]
models = {"openai": "{{openai}}", "anthropic": "{{anthropic}}"}
for provider, model in models.items():
    body = {"provider": provider, "model": model, "messages": messages}
    hub = http.client.HTTPSConnection("{{apiHost}}")
    try:
        hub.request("POST", "/v1/call", json.dumps(body), headers)
        response = hub.getresponse()
        print(response.read().decode(errors="replace") or response.status)
    # The error of an invalid header would print the key.
    except Exception as error: sys.exit(str(error).split("Bearer")[0])
    if response.status != 503: break
sys.exit(response.status != 200)
