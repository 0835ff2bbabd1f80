// Save as ownCache.mjs beside hubClient.mjs, which is on the SDK page.
// Run: node ownCache.mjs
import { callHub } from './hubClient.mjs';

const cache = new Map();
const maxAge = 60 * 60 * 1000;

async function call(request) {
  const key = JSON.stringify(request);
  const stored = cache.get(key);
  if (stored && Date.now() - stored.time < maxAge) return stored.body;

  const body = await callHub(request);
  cache.set(key, { body, time: Date.now() });
  return body;
}

const request = {
  provider: 'google',
  model: 'gemini-2.5-flash',
  messages: [{ role: 'user', content: 'Translate to Spanish: Open' }],
  temperature: 0,
};
try {
  const [first, second] = [await call(request), await call(request)];
  console.log(first.choices[0].message.content);
  if (first === second) console.log('Second time from the cache');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
