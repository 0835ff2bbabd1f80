const models = { openai: 'gpt-4.1', anthropic: 'claude-sonnet-4-5' };
for (const [provider, model] of Object.entries(models)) {
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      provider, model, messages: [{ role: 'user', content: 'Say hello.' }],
    }),
  });
  console.log(await response.text());
  if (response.status !== 503) break;
}
