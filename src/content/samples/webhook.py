# Save as webhook.py, and run: python3 webhook.py
import contextlib, hmac, json, os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

if not (token := os.getenv("HOOK_TOKEN")):
    raise SystemExit("Set HOOK_TOKEN first.")
path = f"/hooks/{token}".encode()
# In production, keep these in a store with an expiry.
handled = set()


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        # In constant time, so that nobody can guess the token.
        if not hmac.compare_digest(self.path.encode(), path):
            return self.reply(404)
        try:
            body = json.loads(self.read_body())
            key = str(body["event"]), str(body["data"]["id"])
        except (KeyError, OSError, RecursionError, TypeError, ValueError):
            return self.reply(400)
        # Respond first, then do the work.
        self.reply(204)
        if key in handled:
            return
        # A call has each event once. A quota can run low again.
        if key[0].startswith("call."):
            handled.add(key)
        # As JSON, because an ID with a line break would forge a line.
        print(json.dumps(key), flush=True)

    def read_body(self):
        if size := self.headers["Content-Length"]:
            return self.rfile.read(int(size))
        body = b""
        while size := int(self.rfile.readline(), 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        return body

    def reply(self, status):
        with contextlib.suppress(OSError):
            self.send_response(status)
            self.end_headers()

    def log_message(self, *args):
        """The default log would show the token in the URL."""


print("Listening on http://localhost:8080/hooks/…", flush=True)
ThreadingHTTPServer(("localhost", 8080), Receiver).serve_forever()
