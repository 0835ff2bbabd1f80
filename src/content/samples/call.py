import http.client, json, os, sys
hub = http.client.HTTPSConnection("{{apiHost}}")
headers = {"Authorization": f"Bearer {os.getenv('HUB_KEY')}",
    "Content-Type": "application/json"}
body = {"provider": "openai", "model": "{{openai}}",
    "messages": [{"role": "user", "content": "What is a patch bay for?"}]}
try:
    hub.request("POST", "/v1/call", json.dumps(body), headers)
    response = hub.getresponse()
    print(response.read().decode(errors="replace") or response.status)
# The error of an invalid header would print the key.
except Exception as error: sys.exit(str(error).split("Bearer")[0])
sys.exit(response.status != 200)
