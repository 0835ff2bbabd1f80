import datetime, http.client, json, os, sys, time

start = time.time()
now = datetime.datetime.now(datetime.timezone.utc).isoformat()
log = {"time": now, "feature": "summary", "asked": "mistral"}
hub = http.client.HTTPSConnection("{{apiHost}}")
try:
    hub.request("POST", "/v1/call", headers={
        "Authorization": f"Bearer {os.getenv('HUB_KEY')}",
        "Content-Type": "application/json",
    }, body=json.dumps({
        "provider": "mistral", "model": "{{mistral}}",
        "messages": [{"role": "user", "content": "Sum this up: …"}],
    }))
    response = hub.getresponse()
    log["status"] = response.status
    body = json.load(response)
    # Without the text of the model.
    choices = body.pop("choices", [])
    log.update({**body, **log, "ok": bool(choices)})
except Exception as error:
    log["problem"] = str(error).split("Bearer")[0]
print(json.dumps({**log, "ms": round((time.time() - start) * 1000)}))
sys.exit(not log.get("ok"))
