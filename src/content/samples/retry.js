import { setTimeout as wait } from 'node:timers/promises';

const retryable = [429, 500, 503];
const maxAttempts = 5;
const maxMilliseconds = 60_000;

async function send(body) {
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  if (response.ok) return { result: await response.json() };
  return {
    error: new Error(`Status ${response.status}`),
    canRetry: retryable.includes(response.status),
    // Seconds, if the header is there.
    retryAfter: Number(response.headers.get('Retry-After')),
  };
}

async function call(body) {
  const deadline = Date.now() + maxMilliseconds;
  for (let attempt = 1; ; attempt += 1) {
    // Without a response: a network failure, or the timeout.
    const { result, error, canRetry, retryAfter } = await send(body)
      .catch((failure) => ({ error: failure, canRetry: true }));
    if (result) return result;

    // 1, 2, 4, 8 seconds, plus up to one at random, so that many
    // clients don't all retry at once.
    const backoff = 2 ** (attempt - 1) + Math.random();
    const milliseconds = (retryAfter || backoff) * 1000;
    const isLate = Date.now() + milliseconds > deadline;
    if (!canRetry || isLate || attempt === maxAttempts) throw error;
    await wait(milliseconds);
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
