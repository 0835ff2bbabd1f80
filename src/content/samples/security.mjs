const key = process.env.HUB_KEY;
if (!key) {
  console.error('Set HUB_KEY first.');
  process.exit(1);
}
const response = await fetch('https://{{apiHost}}/v1/call', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    provider: 'google', model: 'gemini-2.5-flash',
    messages: [{ role: 'user', content: 'Say hello.' }],
  }),
}).catch(({ cause, message }) =>
  new Response(`No response: ${cause?.code ?? message}`, { status: 503 }));
if (response.status === 401) console.error('Check HUB_KEY.');
console.log(await response.text());
if (!response.ok) process.exitCode = 1;
