import { setTimeout as wait } from 'node:timers/promises';

const retryable = [429, 500, 503];
const maxAttempts = 5;

async function call(body) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${process.env.HUB_KEY}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return response.json();

    if (!retryable.includes(response.status) || attempt === maxAttempts) {
      throw new Error(`Status ${response.status}`);
    }
    // Wait 1, 2, 4, 8 seconds, plus up to one at random, so that many
    // clients do not all retry at once.
    await wait((2 ** (attempt - 1) + Math.random()) * 1000);
  }
}

const body = await call({
  provider: 'mistral',
  model: 'mistral-large-latest',
  messages: [{ role: 'user', content: 'Say hello.' }],
  temperature: 0.2,
  max_tokens: 100,
});
console.log(body.choices[0].message.content);
