import json
import os
import random
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

RETRYABLE = {429, 500, 503}
MAX_ATTEMPTS = 5
MAX_SECONDS = 60


def seconds(value):
    """The Retry-After header in seconds; 0 without one."""
    return int(value) if value and value.isdigit() else 0


def call(body):
    request = Request(
        "https://{{apiHost}}/v1/call",
        method="POST",
        headers={
            "Authorization": f"Bearer {os.environ['HUB_KEY']}",
            "Content-Type": "application/json",
        },
        data=json.dumps(body).encode(),
    )
    deadline = time.monotonic() + MAX_SECONDS
    for attempt in range(1, MAX_ATTEMPTS + 1):
        # 1, 2, 4, 8 seconds, plus up to one at random, so that many
        # clients don't all retry at once.
        wait = 2 ** (attempt - 1) + random.random()
        try:
            with urlopen(request, timeout=20) as response:
                return json.load(response)
        except HTTPError as error:
            if error.code not in RETRYABLE:
                raise
            failure = error
            wait = seconds(error.headers["Retry-After"]) or wait
        except (OSError, HTTPException) as error:
            # No response: a network failure, or the timeout.
            failure = error
        is_late = time.monotonic() + wait > deadline
        if is_late or attempt == MAX_ATTEMPTS:
            raise failure
        time.sleep(wait)


body = call({
    "provider": "mistral",
    "model": "mistral-large-latest",
    "messages": [{"role": "user", "content": "Say hello."}],
    "temperature": 0.2,
    "max_tokens": 100,
})
print(body["choices"][0]["message"]["content"])
