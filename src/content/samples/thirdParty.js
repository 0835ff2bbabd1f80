const response = await fetch('https://{{apiHost}}/v1/call', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.HUB_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    provider: 'weather',
    model: 'forecast',
    messages: [{ role: 'user', content: 'Oslo, tomorrow' }],
  }),
});

if (!response.ok) throw new Error(`Status ${response.status}`);

const { choices } = await response.json();
console.log(choices[0].message.content);
