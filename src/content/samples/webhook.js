import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

// One function for each event. Replace them with what you want done.
const handlers = new Map([
  ['call.started', ({ id }) => console.log(`${id} started`)],
  ['call.completed', ({ id, duration_ms }) =>
    console.log(`${id} took ${duration_ms} ms`)],
  ['call.failed', ({ id, status }) => console.error(`${id} ${status}`)],
  ['quota.warning', () => console.warn('The quota runs low')],
  ['quota.exceeded', () => console.error('The quota has run out')],
]);

const server = createServer(async (request, response) => {
  const delivery = await json(request).catch(() => null);
  if (!delivery?.event || !delivery.data) {
    response.writeHead(400).end();
    return;
  }
  // Answer first: the hub need not wait for your work.
  response.writeHead(204).end();
  // An event that this code does not know is passed over.
  handlers.get(delivery.event)?.(delivery.data);
});

server.listen(8080, 'localhost');
