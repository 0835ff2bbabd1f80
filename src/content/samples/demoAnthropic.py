import json, os
from urllib.request import Request, urlopen

request = Request("https://{{apiHost}}/v1/call", headers={
    "Authorization": f"Bearer {os.environ['HUB_KEY']}",
    "Content-Type": "application/json",
}, data=json.dumps({
    "provider": "anthropic", "model": "claude-sonnet-4-5",
    "messages": [{"role": "user", "content": "Hello."}],
}).encode())
print(urlopen(request, timeout=60).read().decode())
