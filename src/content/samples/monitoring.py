import http.client, json, os, sys, time

log = {"feature": "summary"}
start = time.time()
hub = http.client.HTTPSConnection("{{apiHost}}")
try:
    hub.request("POST", "/v1/call", headers={
        "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
        "Content-Type": "application/json",
    }, body=json.dumps({
        "provider": "mistral", "model": "mistral-large-latest",
        "messages": [{"role": "user", "content": "Sum this up: …"}],
    }))
    response = hub.getresponse()
    log["status"] = response.status
    log.update(json.load(response))
except Exception as error:
    log["problem"] = str(error)
print(json.dumps({**log, "ms": round((time.time() - start) * 1000)}))
sys.exit("choices" not in log)
