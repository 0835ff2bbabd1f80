const start = Date.now();
const response = await fetch('https://{{apiHost}}/v1/call', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.HUB_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    provider: 'mistral', model: 'mistral-large-latest',
    messages: [{ role: 'user', content: 'Sum this up: …' }],
  }),
});
const log = { feature: 'summary', status: response.status };
Object.assign(log, await response.json(), { ms: Date.now() - start });
console.log(JSON.stringify(log));
