import json
import os
from concurrent.futures import ThreadPoolExecutor
from urllib.request import Request, urlopen

MESSAGES = [
    {"role": "user", "content": "Say in ten words what a patch bay does."},
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
            "messages": MESSAGES,
            "max_tokens": 100,
        }).encode(),
    )
    with urlopen(request) as response:
        return json.load(response)


with ThreadPoolExecutor() as pool:
    bodies = pool.map(call, [
        {"provider": "openai", "model": "gpt-4.1"},
        {"provider": "anthropic", "model": "claude-sonnet-4-5"},
    ])
for body in bodies:
    print(body["provider"], body["usage"]["total_tokens"], "tokens:")
    print(body["choices"][0]["message"]["content"])
