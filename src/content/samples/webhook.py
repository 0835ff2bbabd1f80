# Save as webhook.py, and run: python3 webhook.py
import hmac, json, os
from http.server import BaseHTTPRequestHandler, HTTPServer

if not (token := os.getenv("HOOK_TOKEN")):
    raise SystemExit("Set HOOK_TOKEN first.")
path = f"/hooks/{token}".encode()
# In production, keep these in a store with an expiry.
handled = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # In constant time, so that nobody can guess the token.
        if not hmac.compare_digest(self.path.encode(), path):
            return self.reply(404)
        try:
            size = int(self.headers["Content-Length"])
            body = json.loads(self.rfile.read(size))
            key = str(body["event"]), str(body["data"]["id"])
        except (KeyError, TypeError, ValueError):
            return self.reply(400)
        # Respond first, then do the work.
        self.reply(204)
        if key in handled:
            return
        # A call has each event once. A quota can run low again.
        if key[0].startswith("call."):
            handled.add(key)
        print(*key)

    def reply(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *args):
        """The default log would show the token in the URL."""


print("Listening on http://localhost:8080/hooks/…")
HTTPServer(("localhost", 8080), Receiver).serve_forever()
