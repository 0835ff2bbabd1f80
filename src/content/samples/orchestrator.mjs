// Save as orchestrator.mjs beside hubClient.mjs, which is on the SDK page.
// Run: node orchestrator.mjs
import { callHub } from './hubClient.mjs';

const request = {
  messages: [{ role: 'user', content: 'Say hello.' }],
  temperature: 0.2,
  max_tokens: 100,
};

async function callFirst([choice, ...others]) {
  try {
    return await callHub({ ...choice, ...request });
  } catch (error) {
    // 503: provider unavailable. Send the same body to the next one.
    if (error.status !== 503 || others.length === 0) throw error;
    return callFirst(others);
  }
}

try {
  const { provider, choices } = await callFirst([
    { provider: 'openai', model: 'gpt-4.1' },
    { provider: 'anthropic', model: 'claude-sonnet-4-5' },
    { provider: 'mistral', model: 'mistral-large-latest' },
  ]);
  console.log(`${provider}: ${choices[0].message.content}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
