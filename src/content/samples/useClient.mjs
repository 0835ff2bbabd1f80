// Save as useClient.mjs beside client.mjs, and run: node useClient.mjs
import { callHub } from './client.mjs';

try {
  const { choices } = await callHub({
    provider: 'mistral', model: '{{mistral}}',
    messages: [{ role: 'user', content: 'Say hello.' }] });
  console.log(choices[0].message.content);
} catch (error) {
  const { response, message, cause } = error;
  const body = await response?.text().catch(String) ?? cause?.message;
  if (response?.status === 401) console.error('Check HUB_KEY.');
  else console.error(body ? `${message} ${body}` : message);
  process.exitCode = 1;
}
