import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const server = createServer(async (request, response) => {
  try {
    const { event, data } = await json(request);
    const line = `${event} ${data.id} ${data.status} ${data.duration_ms} ms`;
    if (event === 'quota.warning') console.warn(line);
    else console.log(line);
    response.writeHead(204).end();
  } catch {
    // Not an event: no JSON, or other fields.
    response.writeHead(400).end();
  }
});

server.listen(8080, 'localhost');
