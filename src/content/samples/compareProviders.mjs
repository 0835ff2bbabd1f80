// Save as compareProviders.mjs beside hubClient.mjs, which is on the
// SDK page. Run: node compareProviders.mjs
import { callHub } from './hubClient.mjs';

const request = {
  messages: [
    { role: 'user', content: 'Say in ten words what a patch bay does.' },
  ],
  max_tokens: 100,
};

try {
  const bodies = await Promise.all([
    callHub({ provider: 'openai', model: 'gpt-4.1', ...request }),
    callHub({
      provider: 'anthropic',
      model: 'claude-sonnet-4-5',
      ...request,
    }),
  ]);
  for (const { provider, choices, usage } of bodies) {
    console.log(`${provider}, ${usage.total_tokens} tokens:`);
    console.log(choices[0].message.content);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
