import http.client, json, os

if not (key := os.getenv("HUB_KEY")):
    raise SystemExit("Set HUB_KEY first.")
hub = http.client.HTTPSConnection("{{apiHost}}")
hub.request("POST", "/v1/call", headers={
    "Authorization": f"Bearer {key}",
    "Content-Type": "application/json",
}, body=json.dumps({
    "provider": "google", "model": "gemini-2.5-flash",
    "messages": [{"role": "user", "content": "Say hello."}],
}))
response = hub.getresponse()
if response.status == 401: print("Check HUB_KEY.")
print(response.read().decode(errors="replace"))
