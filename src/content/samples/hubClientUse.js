import { HubClient, HubError } from './hubClient.js';

const hub = new HubClient({ retries: 2 });

try {
  const { choices, usage } = await hub.call({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    messages: [{ role: 'user', content: 'Say hello.' }],
    temperature: 0.2,
    max_tokens: 100,
  });
  console.log(choices[0].message.content);
  console.log(`${usage.total_tokens} tokens`);
} catch (error) {
  if (!(error instanceof HubError)) throw error;
  console.error(error.status, error.code, error.message);
}
