import { setTimeout as wait } from 'node:timers/promises';

const passing = [429, 500, 503];
const maxTries = 5;

async function call(body) {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${process.env.HUB_KEY}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return response.json();

    if (!passing.includes(response.status) || tries === maxTries) {
      throw new Error(`Status ${response.status}`);
    }
    // 1, 2, 4, 8 seconds, and up to one more at random, so that many
    // clients do not all come back at the same moment.
    await wait((2 ** (tries - 1) + Math.random()) * 1000);
  }
}

const answer = await call({
  provider: 'mistral',
  model: 'mistral-large-latest',
  messages: [{ role: 'user', content: 'Say hello.' }],
  temperature: 0.2,
  max_tokens: 100,
});
console.log(answer.choices[0].message.content);
