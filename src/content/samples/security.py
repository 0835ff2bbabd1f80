# Save as security.py, and run: python3 security.py
import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

# Read the key from the environment. Never put it in code.
key = os.environ.get("HUB_KEY", "").strip()
if not key:
    raise SystemExit("Set HUB_KEY first.")
# Checked here, because the error of a header would print the key.
if not (key.isascii() and key.isprintable()):
    raise SystemExit("HUB_KEY has an invalid character.")

request = Request(
    "https://{{apiHost}}/v1/call",
    method="POST",
    headers={
        "Authorization": f"Bearer {key}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "provider": "google",
        "model": "gemini-2.5-flash",
        "messages": [{"role": "user", "content": "Say hello."}],
        "temperature": 0.2,
        "max_tokens": 100,
    }).encode(),
)

try:
    # The timeout is for each read. A slow body can take longer.
    with urlopen(request, timeout=60) as response:
        body = json.load(response)
    text = body["choices"][0]["message"]["content"]
except HTTPError as error:
    # Never log the key. Name the variable instead.
    if error.code == 401:
        raise SystemExit("Invalid API key. Check HUB_KEY.")
    raise SystemExit(f"Status {error.code}: {error.read().decode()}")
except (KeyError, IndexError, TypeError):
    raise SystemExit("The response has no choices.")
except Exception as error:
    raise SystemExit(f"No usable response: {error}")

print(text)
