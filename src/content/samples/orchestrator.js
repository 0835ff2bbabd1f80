const choices = [
  { provider: 'openai', model: 'gpt-4.1' },
  { provider: 'anthropic', model: 'claude-sonnet-4-5' },
  { provider: 'mistral', model: 'mistral-large-latest' },
];

const call = (choice) =>
  fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      ...choice,
      messages: [{ role: 'user', content: 'Say hello.' }],
      temperature: 0.2,
      max_tokens: 100,
    }),
  });

let response;
for (const choice of choices) {
  response = await call(choice);
  // 503: provider unavailable. Send the same body to the next one.
  if (response.status !== 503) break;
}

if (!response.ok) throw new Error(`Status ${response.status}`);

const body = await response.json();
console.log(`${body.provider}: ${body.choices[0].message.content}`);
