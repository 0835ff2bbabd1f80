const messages = [
  { role: 'user', content: 'Say in ten words what a patch bay does.' },
];

async function call(choice) {
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...choice, messages, max_tokens: 100 }),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json();
}

const bodies = await Promise.all([
  call({ provider: 'openai', model: 'gpt-4.1' }),
  call({ provider: 'anthropic', model: 'claude-sonnet-4-5' }),
]);
for (const { provider, choices, usage } of bodies) {
  console.log(`${provider}, ${usage.total_tokens} tokens:`);
  console.log(choices[0].message.content);
}
