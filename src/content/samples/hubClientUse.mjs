// Save as hubClientUse.mjs, and run: node hubClientUse.mjs
import { callHub } from './hubClient.mjs';

try {
  const { choices, usage } = await callHub({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    messages: [{ role: 'user', content: 'Say hello.' }],
    temperature: 0.2,
    max_tokens: 100,
  });
  console.log(choices[0].message.content);
  console.log(`${usage.total_tokens} tokens`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
