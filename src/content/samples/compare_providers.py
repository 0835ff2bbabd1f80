# Save as compare_providers.py beside hub_client.py, which is on the
# SDK page. Run: python3 compare_providers.py
from concurrent.futures import ThreadPoolExecutor

from hub_client import HubError, call_hub

REQUEST = {
    "messages": [{
        "role": "user",
        "content": "Say in ten words what a patch bay does.",
    }],
    "max_tokens": 100,
}

try:
    with ThreadPoolExecutor() as pool:
        bodies = pool.map(call_hub, [
            {"provider": "openai", "model": "gpt-4.1", **REQUEST},
            {
                "provider": "anthropic",
                "model": "claude-sonnet-4-5",
                **REQUEST,
            },
        ])
    for body in bodies:
        tokens = body["usage"]["total_tokens"]
        print(f"{body['provider']}, {tokens} tokens:")
        print(body["choices"][0]["message"]["content"])
except HubError as error:
    raise SystemExit(error)
