# Save as orchestrator.py beside hub_client.py, which is on the SDK page.
# Run: python3 orchestrator.py
from hub_client import HubError, call_hub

REQUEST = {
    "messages": [{"role": "user", "content": "Say hello."}],
    "temperature": 0.2,
    "max_tokens": 100,
}


def call_first(choices):
    choice, *others = choices
    try:
        return call_hub({**choice, **REQUEST})
    except HubError as error:
        # 503: provider unavailable. Send the same body to the next one.
        if error.status != 503 or not others:
            raise
    return call_first(others)


try:
    body = call_first([
        {"provider": "openai", "model": "gpt-4.1"},
        {"provider": "anthropic", "model": "claude-sonnet-4-5"},
        {"provider": "mistral", "model": "mistral-large-latest"},
    ])
    message = body["choices"][0]["message"]
    print(f"{body['provider']}: {message['content']}")
except HubError as error:
    raise SystemExit(error)
