import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

// One handler per event. Replace these with your own.
const handlers = new Map([
  ['call.started', ({ id }) => console.log(`${id} started`)],
  ['call.completed', ({ id, duration_ms }) =>
    console.log(`${id} took ${duration_ms} ms`)],
  ['call.failed', ({ id, status }) => console.error(`${id} ${status}`)],
  ['quota.warning', () => console.warn('Quota is running low')],
  ['quota.exceeded', () => console.error('Quota is used up')],
]);

const server = createServer(async (request, response) => {
  const delivery = await json(request).catch(() => null);
  if (!delivery?.event || !delivery.data) {
    response.writeHead(400).end();
    return;
  }
  // Respond first, then do the work.
  response.writeHead(204).end();
  // Ignore event types you do not recognize.
  handlers.get(delivery.event)?.(delivery.data);
});

server.listen(8080, 'localhost');
