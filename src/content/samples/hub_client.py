import json
import os
import random
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class HubError(Exception):
    """A failed call: status, code, and type."""

    def __init__(self, status, error):
        message = error.get("message", f"The hub returned {status}.")
        super().__init__(message)
        self.status = status
        self.code = error.get("code")
        self.type = error.get("type")


class HubClient:
    def __init__(self, key=None, timeout=60, retries=0):
        """The timeout is in seconds. Without retries, it calls once."""
        self._key = key or os.environ.get("HUB_KEY")
        self._timeout = timeout
        self._retries = retries
        if not self._key:
            raise ValueError("Set HUB_KEY, or pass a key.")

    def call(self, provider, model, messages, **options):
        """Options: temperature and max_tokens. Returns the body."""
        request = Request(
            "https://{{apiHost}}/v1/call",
            method="POST",
            headers={
                "Authorization": f"Bearer {self._key}",
                "Content-Type": "application/json",
            },
            data=json.dumps({
                "provider": provider,
                "model": model,
                "messages": messages,
                **options,
            }).encode(),
        )
        for attempt in range(self._retries):
            try:
                return self._send(request)
            except HubError as error:
                if error.status not in (429, 500, 503):
                    raise
            except (OSError, HTTPException):
                pass  # No response: a network failure, or the timeout.
            time.sleep(2 ** attempt + random.random())
        return self._send(request)

    def _send(self, request):
        try:
            with urlopen(request, timeout=self._timeout) as response:
                return json.load(response)
        except HTTPError as problem:
            status, body = problem.code, problem.read()

        # A proxy may respond without a JSON body.
        try:
            error = json.loads(body)["error"]
        except (KeyError, TypeError, ValueError):
            error = {}
        raise HubError(status, error)
