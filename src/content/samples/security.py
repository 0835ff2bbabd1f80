import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

# The key comes from the environment and never stands in the code.
key = os.environ.get("HUB_KEY")
if not key:
    raise SystemExit("Set HUB_KEY to your key first.")

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
    with urlopen(request) as response:
        answer = json.load(response)
except HTTPError as error:
    if error.code != 401:
        raise
    # Name the variable in the message, never the key: logs are kept.
    raise SystemExit("Invalid API key. Check HUB_KEY.") from None

print(answer["choices"][0]["message"]["content"])
