import json
import os
from urllib.request import Request, urlopen

request = Request(
    "https://{{apiHost}}/v1/call",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['HUB_KEY']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "provider": "openai",
        "model": "gpt-4.1",
        "messages": [
            {"role": "user", "content": "What is a patch bay for?"},
        ],
        "temperature": 0.2,
        "max_tokens": 200,
    }).encode(),
)

# urlopen raises HTTPError for 400 and above.
with urlopen(request) as response:
    body = json.load(response)

print(body["choices"][0]["message"]["content"])
