import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

CHOICES = [
    {"provider": "openai", "model": "gpt-4.1"},
    {"provider": "anthropic", "model": "claude-sonnet-4-5"},
    {"provider": "mistral", "model": "mistral-large-latest"},
]


def call(choice):
    request = Request(
        "https://{{apiHost}}/v1/call",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['HUB_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps({
            **choice,
            "messages": [{"role": "user", "content": "Say hello."}],
            "temperature": 0.2,
            "max_tokens": 100,
        }).encode(),
    )
    with urlopen(request) as response:
        return json.load(response)


for choice in CHOICES:
    try:
        body = call(choice)
    except HTTPError as error:
        # 503: provider unavailable. Try the next one.
        if error.code != 503:
            raise
    else:
        message = body["choices"][0]["message"]
        print(f"{body['provider']}: {message['content']}")
        break
else:
    raise SystemExit("No provider is available.")
