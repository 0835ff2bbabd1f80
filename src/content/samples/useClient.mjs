// Save as useClient.mjs beside client.mjs, and run: node useClient.mjs
import { callHub } from './client.mjs';

try {
  const { choices } = await callHub({
    provider: 'mistral', model: '{{mistral}}',
    messages: [{ role: 'user', content: 'Say hello.' }] });
  console.log(choices[0].message.content);
} catch (error) {
  console.error(error.status === 401 ? 'Check HUB_KEY.' : error.message);
  process.exitCode = 1;
}
