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
      { role: 'user', content: 'What is a patch bay for?' },
    ],
    temperature: 0.2,
    max_tokens: 200,
  }),
});

if (!response.ok) throw new Error(`Status ${response.status}`);

const { choices } = await response.json();
console.log(choices[0].message.content);
