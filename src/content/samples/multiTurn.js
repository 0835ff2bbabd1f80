const messages = [{ role: 'system', content: 'Reply in one sentence.' }];

async function say(content) {
  messages.push({ role: 'user', content });
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      provider: 'openai',
      model: 'gpt-4.1',
      messages,
    }),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);

  const { message } = (await response.json()).choices[0];
  // The next request has the whole conversation.
  messages.push({ role: message.role, content: message.content });
  return message.content;
}

console.log(await say('What is a patch bay for?'));
console.log(await say('And in a home studio?'));
