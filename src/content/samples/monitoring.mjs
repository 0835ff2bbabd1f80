const start = Date.now();
const time = new Date(start).toISOString();
const log = { time, feature: 'summary', asked: 'mistral' };
try {
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json' },
    body: JSON.stringify({
      provider: 'mistral', model: '{{mistral}}',
      messages: [{ role: 'user', content: 'Sum this up: …' }],
    }),
  });
  log.status = response.status;
  // Without the text of the model.
  const { choices, ...others } = await response.json();
  Object.assign(log, { ...others, ...log, ok: choices?.length > 0 });
} catch (error) {
  const problem = error.cause?.code || error.message;
  log.problem = problem.replace(process.env.HUB_KEY?.trim(), '…');
}
console.log(JSON.stringify({ ...log, ms: Date.now() - start }));
if (!log.ok) process.exitCode = 1;
