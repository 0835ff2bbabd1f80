const headers = { Authorization: `Bearer ${process.env.HUB_KEY}`,
  'Content-Type': 'application/json' };
const body = { provider: 'openai', model: '{{openai}}',
  messages: [{ role: 'user', content: 'What is a patch bay for?' }] };
try {
  const response = await fetch('https://{{apiHost}}/v1/call',
    { method: 'POST', headers, body: JSON.stringify(body) });
  console.log(await response.text() || response.status);
  if (!response.ok) process.exitCode = 1;
} catch ({ cause = 'Check HUB_KEY.' }) {
  console.error(`No response: ${cause.code || cause}`);
  process.exitCode = 1;
}
