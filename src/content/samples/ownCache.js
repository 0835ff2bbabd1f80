const cache = new Map();
const maxAge = 60 * 60 * 1000;

async function call(request) {
  const key = JSON.stringify(request);
  const stored = cache.get(key);
  if (stored && Date.now() - stored.time < maxAge) return stored.body;

  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: key,
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);

  const body = await response.json();
  cache.set(key, { body, time: Date.now() });
  return body;
}

const request = {
  provider: 'google',
  model: 'gemini-2.5-flash',
  messages: [{ role: 'user', content: 'Translate to Spanish: Open' }],
  temperature: 0,
};
const [first, second] = [await call(request), await call(request)];
console.log(first.choices[0].message.content);
console.log(first === second ? 'Second time from the cache' : 'Two calls');
