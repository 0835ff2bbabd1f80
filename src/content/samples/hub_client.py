# Save as hub_client.py, in the folder of the program that uses it.
import json
import os
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class HubError(Exception):
    """A failed call. Without a response, its status is None."""

    def __init__(self, message, status=None, code=None, type=None,
                 can_retry=False, retry_after=0):
        super().__init__(message)
        self.status = status
        self.code = code
        self.type = type
        self.can_retry = can_retry
        # In seconds. Zero without the header.
        self.retry_after = retry_after


def call_hub(body, timeout=60):
    """
    The body has provider, model, messages, and optionally temperature
    and max_tokens. The timeout is in seconds. Returns the response body.
    """
    key = os.environ.get("HUB_KEY", "").strip()
    if not key:
        raise HubError("Set HUB_KEY first.")
    # Checked here, because the error of a header would print the key.
    if not (key.isascii() and key.isprintable()):
        raise HubError("HUB_KEY has an invalid character.")

    request = Request(
        "https://{{apiHost}}/v1/call",
        method="POST",
        headers={
            "Authorization": f"Bearer {key}",
            "Content-Type": "application/json",
        },
        data=json.dumps(body).encode(),
    )
    deadline = time.monotonic() + timeout
    try:
        response = urlopen(request, timeout=timeout)
    except HTTPError as error:
        response = error
    except (OSError, HTTPException) as error:
        raise HubError(f"No response: {error}", can_retry=True)

    status = response.status
    result = read_json(response, deadline)
    if status < 400 and result.get("choices"):
        return result

    # A proxy may respond with another body.
    error = result.get("error")
    if not isinstance(error, dict):
        error = {"message": "unexpected body"}
    retry_after = response.headers.get("Retry-After", "")
    raise HubError(
        f"Status {status}: {error.get('message')}",
        status,
        error.get("code"),
        error.get("type"),
        can_retry=status < 400 or status in (429, 500, 503),
        retry_after=int(retry_after) if retry_after.isdigit() else 0,
    )


def read_json(response, deadline):
    """Empty if the body isn't JSON, breaks off, or takes too long."""
    data = b""
    try:
        with response:
            while chunk := response.read1(65536):
                data += chunk
                # The timeout of urlopen is for each read.
                if time.monotonic() > deadline:
                    return {}
        return dict(json.loads(data))
    except (OSError, HTTPException, TypeError, ValueError):
        return {}
