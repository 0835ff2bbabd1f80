const messages = [];
try {
  for (const content of ['What is a patch bay for?', 'And at home?']) {
    messages.push({ role: 'user', content });
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: { Authorization: `Bearer ${process.env.HUB_KEY}`,
        'Content-Type': 'application/json' },
      body: JSON.stringify(
        { provider: 'openai', model: '{{openai}}', messages }),
    });
    const text = await response.text();
    const message = response.ok && JSON.parse(text).choices?.[0]?.message;
    if (!message?.content)
      throw new Error(`Status ${response.status}: ${text}`);
    messages.push(message);
    console.log(message.content);
  }
} catch (error) {
  const reason = error.cause?.code || error.message;
  console.error(reason.replace(process.env.HUB_KEY?.trim(), '…'));
  process.exitCode = 1;
}
