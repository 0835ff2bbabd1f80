// Save as retry.mjs beside hubClient.mjs, which is on the SDK page.
// Run: node retry.mjs
import { setTimeout as wait } from 'node:timers/promises';
import { callHub } from './hubClient.mjs';

const maxRetries = 6;
const maxSeconds = 120;

async function callWithRetries(request) {
  const deadline = Date.now() + maxSeconds * 1000;
  for (let retry = 0; ; retry += 1) {
    try {
      return await callHub(request, { timeout: 20_000 });
    } catch (error) {
      // 1, 2, 4, 8, 16, and 32 seconds outlast a limit per minute. Up to
      // one more, at random, keeps clients from retrying all at once.
      const backoff = 2 ** retry + Math.random();
      const milliseconds = (error.retryAfter || backoff) * 1000;
      const isLate = Date.now() + milliseconds > deadline;
      if (!error.canRetry || isLate || retry === maxRetries) throw error;
      await wait(milliseconds);
    }
  }
}

try {
  const { choices } = await callWithRetries({
    provider: 'mistral',
    model: 'mistral-large-latest',
    messages: [{ role: 'user', content: 'Say hello.' }],
    temperature: 0.2,
    max_tokens: 100,
  });
  console.log(choices[0].message.content);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
