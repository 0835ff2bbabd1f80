import json
import os
import random
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

RETRYABLE = {429, 500, 503}
MAX_ATTEMPTS = 5


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
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            with urlopen(request) as response:
                return json.load(response)
        except HTTPError as error:
            if error.code not in RETRYABLE or attempt == MAX_ATTEMPTS:
                raise
        # Wait 1, 2, 4, 8 seconds, plus up to one at random, so that
        # many clients do not all retry at once.
        time.sleep(2 ** (attempt - 1) + random.random())


body = call({
    "provider": "mistral",
    "model": "mistral-large-latest",
    "messages": [{"role": "user", "content": "Say hello."}],
    "temperature": 0.2,
    "max_tokens": 100,
})
print(body["choices"][0]["message"]["content"])
