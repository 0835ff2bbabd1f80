from hub_client import HubClient, HubError

hub = HubClient(retries=2)

try:
    body = hub.call(
        provider="anthropic",
        model="claude-sonnet-4-5",
        messages=[{"role": "user", "content": "Say hello."}],
        temperature=0.2,
        max_tokens=100,
    )
    print(body["choices"][0]["message"]["content"])
    print(body["usage"]["total_tokens"], "tokens")
except HubError as error:
    print(error.status, error.code, error)
