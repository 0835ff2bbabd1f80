# Save as hub_client_use.py, and run: python3 hub_client_use.py
from hub_client import HubError, call_hub

try:
    body = call_hub({
        "provider": "anthropic",
        "model": "claude-sonnet-4-5",
        "messages": [{"role": "user", "content": "Say hello."}],
        "temperature": 0.2,
        "max_tokens": 100,
    })
    print(body["choices"][0]["message"]["content"])
    print(body["usage"]["total_tokens"], "tokens")
except HubError as error:
    raise SystemExit(error)
