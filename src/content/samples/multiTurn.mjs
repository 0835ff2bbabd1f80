// Save as multiTurn.mjs beside hubClient.mjs, which is on the SDK page.
// Run: node multiTurn.mjs
import { callHub } from './hubClient.mjs';

const messages = [{ role: 'system', content: 'Reply in one sentence.' }];

async function say(content) {
  messages.push({ role: 'user', content });
  const { choices } = await callHub({
    provider: 'openai',
    model: 'gpt-4.1',
    messages,
  });
  const { message } = choices[0];
  // The next request has the whole conversation.
  messages.push({ role: message.role, content: message.content });
  return message.content;
}

try {
  console.log(await say('What is a patch bay for?'));
  console.log(await say('And in a home studio?'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
