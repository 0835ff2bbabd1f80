# Save as retry.py beside hub_client.py, which is on the SDK page.
# Run: python3 retry.py
import random
import time

from hub_client import HubError, call_hub

MAX_RETRIES = 6
MAX_SECONDS = 120


def call_with_retries(body):
    deadline = time.monotonic() + MAX_SECONDS
    for retry in range(MAX_RETRIES):
        try:
            return call_hub(body, timeout=20)
        except HubError as error:
            # 1, 2, 4, 8, 16, and 32 seconds outlast a limit per minute.
            # Up to one more, at random, keeps clients from retrying all
            # at once.
            backoff = 2 ** retry + random.random()
            wait = error.retry_after or backoff
            is_late = time.monotonic() + wait > deadline
            if not error.can_retry or is_late:
                raise
        time.sleep(wait)
    return call_hub(body, timeout=20)


try:
    result = call_with_retries({
        "provider": "mistral",
        "model": "mistral-large-latest",
        "messages": [{"role": "user", "content": "Say hello."}],
        "temperature": 0.2,
        "max_tokens": 100,
    })
    print(result["choices"][0]["message"]["content"])
except HubError as error:
    raise SystemExit(error)
