# Save as monitoring.py, and run: python3 monitoring.py
import json
import logging
from http.server import BaseHTTPRequestHandler, HTTPServer

logging.basicConfig(level=logging.INFO)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            size = int(self.headers["Content-Length"])
            body = json.loads(self.rfile.read(size))
            event, data = body["event"], body["data"]
            is_warning = event == "quota.warning"
            logging.log(
                logging.WARNING if is_warning else logging.INFO,
                "%s %s %s %s ms",
                event, data["id"], data["status"], data["duration_ms"],
            )
            self.send_response(204)
        except (KeyError, TypeError, ValueError):
            # Not an event: not JSON, or fields are missing.
            self.send_response(400)
        self.end_headers()


try:
    server = HTTPServer(("localhost", 8080), Receiver)
    print("Listening on http://localhost:8080")
    server.serve_forever()
except OSError as error:
    # For example, another program listens at this port.
    raise SystemExit(error)
except KeyboardInterrupt:
    print("Stopped")
