import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const server = createServer(async (request, response) => {
  try {
    const { event, data } = await json(request);
    const log = event === 'quota.warning' ? console.warn : console.log;
    log(event, data.id, data.status, `${data.duration_ms} ms`);
    response.writeHead(204).end();
  } catch {
    // Not an event: no JSON, or other fields.
    response.writeHead(400).end();
  }
});

server.listen(8080, 'localhost');
