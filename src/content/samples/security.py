import http.client, json, os, sys

if not (key := os.getenv("HUB_KEY")): sys.exit("Set HUB_KEY first.")
headers = {"Authorization": f"Bearer {key}",
    "Content-Type": "application/json"}
body = {"provider": "google", "model": "gemini-2.5-flash",
    "messages": [{"role": "user", "content": "Say hello."}]}
hub = http.client.HTTPSConnection("{{apiHost}}")
try:
    hub.request("POST", "/v1/call", json.dumps(body), headers)
    response = hub.getresponse()
    print(response.read().decode(errors="replace"))
except OSError as error: sys.exit(f"No response: {error}")
if response.status == 401: sys.exit("Check HUB_KEY.")
sys.exit(response.status != 200)
