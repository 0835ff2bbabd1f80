# Save as client.py, and run: python3 client.py
import json, os, random, time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TEMPORARY = [None, 408, 429, 500, 502, 503, 504]


def call_hub(body):
    key = os.getenv("HUB_KEY", "").strip()
    # Checked here, because the error of a header would print the key.
    if not (key.isascii() and key.isprintable() and key):
        raise SystemExit("Set a valid HUB_KEY.")
    deadline = time.monotonic() + 120
    for retry in range(7):
        status, text, retry_after = send(key, body)
        if status == 200:
            return parse(text)
        # 1, 2, 4, 8, 16, and 32 seconds outlast a minute. Up to
        # one more, at random, keeps clients from retrying all at once.
        seconds = retry_after or 2 ** retry + random.random()
        is_late = time.monotonic() + seconds > deadline
        if status not in TEMPORARY or is_late or retry == 6:
            raise SystemExit(f"Status {status}: {text}" if status else text)
        time.sleep(seconds)


def send(key, body):
    """Without a complete response in 20 seconds, the status is None."""
    request = Request("https://{{apiHost}}/v1/call", headers={
        "Authorization": f"Bearer {key}",
        "Content-Type": "application/json",
    }, data=json.dumps(body).encode())
    end = time.monotonic() + 20
    data = b""
    try:
        try:
            response = urlopen(request, timeout=20)
        except HTTPError as error:
            response = error
        # The timeout of urlopen is for each read.
        while chunk := response.read1(65536):
            data += chunk
            if time.monotonic() > end:
                raise TimeoutError("the body takes too long")
        if response.length:
            raise TimeoutError("the body broke off")
    except (OSError, HTTPException) as error:
        return None, f"No response: {error}", 0
    after = response.headers.get("Retry-After", "")
    text = data.decode(errors="replace")
    return response.status, text, int(after) if after.isdigit() else 0


def parse(text):
    try:
        body = json.loads(text)
        if body["choices"]:
            return body
    except (KeyError, TypeError, ValueError):
        pass
    # A proxy may respond with something else.
    raise SystemExit(f"Unexpected body: {text}")


if __name__ == "__main__":
    result = call_hub({
        "provider": "mistral", "model": "mistral-large-latest",
        "messages": [{"role": "user", "content": "Say hello."}],
    })
    print(result["choices"][0]["message"]["content"])
