// Save as monitoring.mjs, and run: node monitoring.mjs
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const server = createServer(async (request, response) => {
  try {
    const { event, data } = await json(request);
    const log = event === 'quota.warning' ? console.warn : console.log;
    log(event, data.id, data.status, `${data.duration_ms} ms`);
    response.writeHead(204).end();
  } catch {
    // Not an event: not JSON, or fields are missing.
    response.writeHead(400).end();
  }
});

// For example, another program listens at this port.
server.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

server.listen(8080, 'localhost', () => {
  console.log('Listening on http://localhost:8080');
});
