// Save as webhook.mjs, and run: node webhook.mjs
import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const token = process.env.HOOK_TOKEN;
if (!token) {
  console.error('Set HOOK_TOKEN first.');
  process.exit(1);
}
const path = Buffer.from(`/hooks/${token}`);
// In production, keep these in a store with an expiry.
const handled = new Set();

const server = createServer(async (request, response) => {
  const reply = (status) => response.writeHead(status).end();
  const url = Buffer.from(request.url);
  // In constant time, so that nobody can guess the token byte by byte.
  if (url.length !== path.length || !timingSafeEqual(url, path))
    return reply(404);
  const { event, data } = (await json(request).catch(() => null)) ?? {};
  if (typeof event !== 'string' || !data?.id) return reply(400);
  // Respond first, then do the work.
  reply(204);
  const key = `${event} ${data.id}`;
  if (handled.has(key)) return;
  // A call has each event once. A quota can run low again.
  if (event.startsWith('call.')) handled.add(key);
  // As JSON, because an ID with a line break would forge a line.
  console.log(JSON.stringify([event, data.id]));
});
server.listen(8080, 'localhost', () => {
  console.log('Listening on http://localhost:8080/hooks/…');
});
