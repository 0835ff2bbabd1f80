const log = { feature: 'summary' };
const start = Date.now();
try {
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
  log.status = response.status;
  Object.assign(log, await response.json());
} catch (error) {
  log.problem = error.cause?.code ?? error.message;
}
console.log(JSON.stringify({ ...log, ms: Date.now() - start }));
if (!log.choices) process.exitCode = 1;
