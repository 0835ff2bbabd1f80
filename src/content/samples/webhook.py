# Save as webhook.py, and run: python3 webhook.py
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, HTTPServer

TOKEN = os.environ.get("HOOK_TOKEN")
if not TOKEN:
    raise SystemExit("Set HOOK_TOKEN first.")

PATH = f"/hooks/{TOKEN}"

# One handler per event. Replace these with your own.
HANDLERS = {
    "call.started": lambda data: print(data["id"], "started"),
    "call.completed": lambda data: print(
        data["id"], "took", data["duration_ms"], "ms"
    ),
    "call.failed": lambda data: print(data["id"], data["status"]),
    "quota.warning": lambda data: print("Quota is running low"),
    "quota.exceeded": lambda data: print("Quota is used up"),
}

# In production, keep these in a store with an expiry.
handled = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # In constant time, so that nobody can guess the token.
        if not hmac.compare_digest(self.path.encode(), PATH.encode()):
            return self.respond(404)
        try:
            size = int(self.headers["Content-Length"])
            delivery = json.loads(self.rfile.read(size))
            event, data = str(delivery["event"]), delivery["data"]
            key = (event, data["id"])
        except (KeyError, TypeError, ValueError):
            return self.respond(400)
        # Respond first, then do the work.
        self.respond(204)
        if key in handled:
            return
        # A call has each event once. A quota can run low again.
        if event.startswith("call."):
            handled.add(key)
        # Ignore events you don't recognize.
        HANDLERS.get(event, lambda data: None)(data)

    def respond(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *args):
        """The default log would show the token in the URL."""


try:
    server = HTTPServer(("localhost", 8080), Receiver)
    print("Listening on http://localhost:8080/hooks/…")
    server.serve_forever()
except OSError as error:
    # For example, another program listens at this port.
    raise SystemExit(error)
except KeyboardInterrupt:
    print("Stopped")
