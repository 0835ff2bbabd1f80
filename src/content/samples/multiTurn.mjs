const messages = [];
try {
  for (const content of ['What is a patch bay for?', 'And at home?']) {
    messages.push({ role: 'user', content });
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${process.env.HUB_KEY}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        provider: 'openai', model: 'gpt-4.1', messages,
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    const { choices } = await response.json();
    messages.push(choices[0].message);
    console.log(choices[0].message.content);
  }
} catch ({ cause, message }) {
  console.error(cause?.code ?? message);
  process.exitCode = 1;
}
