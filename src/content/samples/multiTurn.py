import http.client, json, os, sys

messages = []
for content in ["What is a patch bay for?", "And at home?"]:
    messages.append({"role": "user", "content": content})
    hub = http.client.HTTPSConnection("{{apiHost}}")
    try:
        hub.request("POST", "/v1/call", headers={
            "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
            "Content-Type": "application/json",
        }, body=json.dumps({
            "provider": "openai", "model": "{{openai}}", "messages": messages,
        }))
        response = hub.getresponse()
        text = response.read().decode(errors="replace")
        choices = response.status == 200 and json.loads(text).get("choices")
        if not choices or not choices[0]["message"]["content"]:
            sys.exit(f"Status {response.status}: {text}")
        messages.append(choices[0]["message"])
        print(choices[0]["message"]["content"])
    except Exception as error: sys.exit(str(error).split("Bearer")[0])
