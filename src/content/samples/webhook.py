import json
from http.server import BaseHTTPRequestHandler, HTTPServer

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


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            size = int(self.headers["Content-Length"])
            delivery = json.loads(self.rfile.read(size))
            event, data = delivery["event"], delivery["data"]
        except (KeyError, TypeError, ValueError):
            self.send_response(400)
            self.end_headers()
            return
        # Respond first, then do the work.
        self.send_response(204)
        self.end_headers()
        # Ignore event types you do not recognize.
        handle = HANDLERS.get(event)
        if handle:
            handle(data)


HTTPServer(("localhost", 8080), Receiver).serve_forever()
