// Save as client.mjs, and run: node client.mjs
import { setTimeout as wait } from 'node:timers/promises';

const temporary = [408, 429, 500, 502, 503, 504];

export async function callHub(request) {
  const key = process.env.HUB_KEY?.trim() ?? '';
  // Checked here, because the error of a header would print the key.
  if (!/^[!-~]+$/.test(key)) throw new Error('Set a valid HUB_KEY.');
  const deadline = Date.now() + 120_000;
  for (let retry = 0; ; retry += 1) {
    const { status, text, retryAfter } = await send(key, request);
    if (status === 200) return parse(text);
    // 1, 2, 4, 8, 16, and 32 seconds outlast a minute. Up to
    // one more, at random, keeps clients from retrying all at once.
    const seconds = retryAfter || 2 ** retry + Math.random();
    const isLate = Date.now() + seconds * 1000 > deadline;
    const isFinal = status !== undefined && !temporary.includes(status);
    if (isFinal || isLate || retry === 6)
      throw new Error(status ? `Status ${status}: ${text}` : text);
    await wait(seconds * 1000);
  }
}

/** Without a complete response in 20 seconds, the status is undefined. */
async function send(key, request) {
  try {
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(20_000),
    });
    const { status, headers } = response;
    const text = await response.text();
    return { status, text, retryAfter: Number(headers.get('Retry-After')) };
  } catch (error) {
    return { text: `No response: ${error.cause?.code ?? error.message}` };
  }
}

/** A proxy may respond with something else. */
function parse(text) {
  try {
    const body = JSON.parse(text);
    if (body.choices.length > 0) return body;
  } catch {}
  throw new Error(`Unexpected body: ${text}`);
}

try {
  const { choices } = await callHub({
    provider: 'mistral', model: 'mistral-large-latest',
    messages: [{ role: 'user', content: 'Say hello.' }],
  });
  console.log(choices[0].message.content);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
