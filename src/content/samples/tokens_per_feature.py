# Save as tokens_per_feature.py beside hub_client.py, which is on the
# SDK page. Run: python3 tokens_per_feature.py
import json
import sys
import time
from collections import Counter

from hub_client import HubError, call_hub

totals = Counter()


def call(feature, body):
    start = time.monotonic()
    result = call_hub(body)
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


try:
    print(call("summary", {
        "provider": "openai",
        "model": "gpt-4.1",
        "messages": [{"role": "user", "content": "Sum this up: …"}],
    }))
except HubError as error:
    raise SystemExit(error)
