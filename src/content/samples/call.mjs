const response = await fetch('https://{{apiHost}}/v1/call', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.HUB_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ provider: 'openai', model: 'gpt-4.1',
    messages: [{ role: 'user', content: 'What is a patch bay for?' }] }),
}).catch(({ cause, message }) =>
  new Response(`No response: ${cause?.code ?? message}`, { status: 503 }));
console.log(await response.text());
if (!response.ok) process.exitCode = 1;
