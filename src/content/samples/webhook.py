import json
from http.server import BaseHTTPRequestHandler, HTTPServer

# One function for each event. Replace them with what you want done.
HANDLERS = {
    "call.started": lambda data: print(data["id"], "started"),
    "call.completed": lambda data: print(
        data["id"], "took", data["duration_ms"], "ms"
    ),
    "call.failed": lambda data: print(data["id"], data["status"]),
    "quota.warning": lambda data: print("The quota runs low"),
    "quota.exceeded": lambda data: print("The quota has run out"),
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
        # Answer first: the hub need not wait for your work.
        self.send_response(204)
        self.end_headers()
        # An event that this code does not know is passed over.
        handle = HANDLERS.get(event)
        if handle:
            handle(data)


HTTPServer(("localhost", 8080), Receiver).serve_forever()
