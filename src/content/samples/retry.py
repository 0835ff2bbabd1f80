import json
import os
import random
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PASSING = {429, 500, 503}
MAX_TRIES = 5


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
    for tries in range(1, MAX_TRIES + 1):
        try:
            with urlopen(request) as response:
                return json.load(response)
        except HTTPError as error:
            if error.code not in PASSING or tries == MAX_TRIES:
                raise
        # 1, 2, 4, 8 seconds, and up to one more at random, so that
        # many clients do not all come back at the same moment.
        time.sleep(2 ** (tries - 1) + random.random())


answer = call({
    "provider": "mistral",
    "model": "mistral-large-latest",
    "messages": [{"role": "user", "content": "Say hello."}],
    "temperature": 0.2,
    "max_tokens": 100,
})
print(answer["choices"][0]["message"]["content"])
