const key = process.env.HUB_KEY;
if (!key) throw new Error('Set HUB_KEY first.');
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
});
if (response.status === 401) console.error('Check HUB_KEY.');
console.log(await response.text());
