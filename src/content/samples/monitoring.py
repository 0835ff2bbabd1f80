import http.client, json, os, time

start = time.time()
hub = http.client.HTTPSConnection("{{apiHost}}")
hub.request("POST", "/v1/call", headers={
    "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
    "Content-Type": "application/json",
}, body=json.dumps({
    "provider": "mistral", "model": "mistral-large-latest",
    "messages": [{"role": "user", "content": "Sum this up: …"}],
}))
response = hub.getresponse()
log = {"feature": "summary", "status": response.status}
log.update(json.load(response), ms=round((time.time() - start) * 1000))
print(json.dumps(log))
