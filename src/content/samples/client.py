# Save as client.py, and install its package: pip install requests
import json, os, re
import requests
from urllib3.util import Retry

URL = "https://{{apiHost}}/v1/call"
# A call without a response may be billed: no retry.
RETRY = Retry(
    total=None, connect=0, read=False, other=0, status=6,
    backoff_factor=1, allowed_methods=None, raise_on_status=False,
    status_forcelist=[408, 429, 500, 502, 503, 504])


def call_hub(request):
    key = os.getenv("HUB_KEY", "")
    # Checked here, because the error of a header would print the key.
    if not re.fullmatch("[!-~]+", key):
        raise requests.exceptions.InvalidHeader("Set a valid HUB_KEY.")
    with requests.Session() as session:
        adapter = requests.adapters.HTTPAdapter(max_retries=RETRY)
        session.mount(URL, adapter)
        response = session.post(
            URL, json=request, timeout=80, allow_redirects=False,
            # As auth, because a .netrc file would replace the header.
            auth=lambda call: call.headers.update(
                Authorization=f"Bearer {key}") or call)
    try:
        result = json.loads(response.content)
        content = result["choices"][0]["message"]["content"]
        if response.status_code == 200 and isinstance(content, str):
            return result
    except (LookupError, TypeError, ValueError):
        pass
    reason = f"Status {response.status_code}: {response.text}"
    raise requests.HTTPError(reason, response=response)
