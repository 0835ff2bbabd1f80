const response = await fetch('https://{{apiHost}}/v1/call', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.HUB_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    provider: 'openai',
    model: 'gpt-4.1',
    messages: [
      { role: 'user', content: 'Name three uses of a patch bay.' },
    ],
    temperature: 0.2,
    max_tokens: 200,
  }),
});

if (!response.ok) throw new Error(`The hub answered ${response.status}.`);

const { choices } = await response.json();
console.log(choices[0].message.content);
