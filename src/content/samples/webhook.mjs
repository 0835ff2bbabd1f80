// Save as webhook.mjs, and run: node webhook.mjs
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const token = process.env.HOOK_TOKEN;
if (!token) {
  console.error('Set HOOK_TOKEN first.');
  process.exit(1);
}

const digest = (text) => createHash('sha256').update(text).digest();
const path = digest(`/hooks/${token}`);

// One handler per event. Replace these with your own.
const handlers = new Map([
  ['call.started', ({ id }) => console.log(`${id} started`)],
  ['call.completed', ({ id, duration_ms }) =>
    console.log(`${id} took ${duration_ms} ms`)],
  ['call.failed', ({ id, status }) => console.error(`${id} ${status}`)],
  ['quota.warning', () => console.warn('Quota is running low')],
  ['quota.exceeded', () => console.error('Quota is used up')],
]);

// In production, keep these in a store with an expiry.
const handled = new Set();

const server = createServer(async (request, response) => {
  // In constant time, so that nobody can guess the token byte by byte.
  if (!timingSafeEqual(digest(request.url), path)) {
    response.writeHead(404).end();
    return;
  }
  const { event, data } = (await json(request).catch(() => null)) ?? {};
  if (typeof event !== 'string' || !data?.id) {
    response.writeHead(400).end();
    return;
  }
  // Respond first, then do the work.
  response.writeHead(204).end();
  // A call has each event once. A quota can run low again.
  const key = `${event} ${data.id}`;
  if (handled.has(key)) return;
  if (key.startsWith('call.')) handled.add(key);
  // Ignore events you don't recognize.
  try {
    await handlers.get(event)?.(data);
  } catch (error) {
    // One failed event must not stop the server.
    console.error(`${event}: ${error.message}`);
  }
});

// For example, another program listens at this port.
server.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

server.listen(8080, 'localhost', () => {
  console.log('Listening on http://localhost:8080/hooks/…');
});
