// Save as useClient.mjs beside client.mjs, and run: node useClient.mjs
import { callHub, HubError } from './client.mjs';

try {
  const { choices } = await callHub({
    provider: 'mistral', model: 'mistral-large-latest',
    messages: [{ role: 'user', content: 'Say hello.' }],
  });
  console.log(choices[0].message.content);
} catch (error) {
  if (!(error instanceof HubError)) throw error;
  if (error.status === 401) console.error('Check HUB_KEY.');
  console.error(error.message);
  process.exitCode = 1;
}
