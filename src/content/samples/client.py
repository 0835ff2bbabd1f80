# Save as client.py, and install its package: pip install requests
import json, os, random, re, time
import requests
from urllib3.util import Retry

HUB = "https://{{apiHost}}"


class HubError(Exception):
    def __init__(self, message, status=None, body=""):
        super().__init__(message)
        self.status, self.body = status, body


def call_hub(request):
    key = os.getenv("HUB_KEY", "")
    # Checked here, because the error of a header would print the key.
    if not re.fullmatch("[!-~]+", key):
        raise HubError("Set a valid HUB_KEY.")
    end = time.monotonic() + 180

    class RetryInTime(Retry):
        def increment(self, *args, response=None, **others):
            wait = response and self.get_retry_after(response) or 0
            if time.monotonic() + wait > end - 80:
                self.total = 0
            return super().increment(*args, response=response, **others)

        def parse_retry_after(self, value):
            return super().parse_retry_after(value.split(".")[0])

    # A call without a response may be billed: no retry (read=False).
    retry = RetryInTime(
        6, read=False, other=0, allowed_methods=None, raise_on_status=False,
        status_forcelist=[408, 429, 500, 502, 503, 504],
        backoff_factor=random.uniform(1, 1.5))
    status, body, reason = None, b"", None
    try:
        with requests.Session() as session:
            adapter = requests.adapters.HTTPAdapter(max_retries=retry)
            session.mount(HUB, adapter)
            response = session.post(
                f"{HUB}/v1/call", json=request, allow_redirects=False,
                headers={"Authorization": f"Bearer {key}"},
                timeout=80, stream=True)
            status = response.status_code
            # The timeout is for each read, so each is a byte.
            for byte in response.iter_content(1):
                body += byte
                if time.monotonic() > end:
                    raise TimeoutError("the body takes too long")
        result = json.loads(body)
        content = result["choices"][0]["message"]["content"]
        if status == 200 and isinstance(content, str):
            return result
    except (OSError, LookupError, TypeError, ValueError) as error:
        reason = error
    text = body.decode(errors="replace")
    start = f"Status {status}" if status else "No response"
    raise HubError(f"{start}: {text or reason}", status, text)
