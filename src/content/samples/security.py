import http.client, json, os, sys

headers = {"Authorization": f"Bearer {os.getenv('HUB_KEY')}",
    "Content-Type": "application/json"}
body = {"provider": "google", "model": "{{google}}",
    "messages": [{"role": "user", "content": "Say hello."}]}
hub = http.client.HTTPSConnection("{{apiHost}}")
try:
    hub.request("POST", "/v1/call", json.dumps(body), headers)
    response = hub.getresponse()
    print(response.read().decode(errors="replace") or response.status)
# The error of an invalid header would print the key.
except Exception as error: sys.exit(str(error).split("Bearer")[0])
if response.status == 401: sys.exit("Check HUB_KEY.")
sys.exit(response.status != 200)
