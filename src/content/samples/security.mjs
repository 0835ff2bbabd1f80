const headers = { Authorization: `Bearer ${process.env.HUB_KEY}`,
  'Content-Type': 'application/json' };
const body = { provider: 'google', model: '{{google}}',
  messages: [{ role: 'user', content: 'Say hello.' }] };
try {
  const response = await fetch('https://{{apiHost}}/v1/call',
    { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status === 401) console.error('Check HUB_KEY.');
  console.log(await response.text() || response.status);
  if (!response.ok) process.exitCode = 1;
} catch ({ cause = 'Check HUB_KEY.' }) {
  // The error of an invalid header would print the key.
  console.error(`${cause.code || cause}`);
  process.exitCode = 1;
}
