import json
import os
import sys
import time
from collections import Counter
from urllib.request import Request, urlopen

totals = Counter()


def call(feature, body):
    request = Request(
        "https://{{apiHost}}/v1/call",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['HUB_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps(body).encode(),
    )
    start = time.monotonic()
    with urlopen(request) as response:
        result = json.load(response)

    tokens = result["usage"]["total_tokens"]
    totals[feature] += tokens
    print(json.dumps({
        "feature": feature,
        "id": result["id"],
        "provider": result["provider"],
        "model": result["model"],
        "failedOver": result["provider"] != body["provider"],
        "tokens": tokens,
        "tokensOfFeature": totals[feature],
        "milliseconds": round((time.monotonic() - start) * 1000),
    }), file=sys.stderr)
    return result["choices"][0]["message"]["content"]


print(call("summary", {
    "provider": "openai",
    "model": "gpt-4.1",
    "messages": [{"role": "user", "content": "Sum this up: …"}],
}))
