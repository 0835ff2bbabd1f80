const models = { openai: '{{openai}}', anthropic: '{{anthropic}}' };
try {
  for (const [provider, model] of Object.entries(models)) {
    const response = await fetch('https://{{apiHost}}/v1/call', {
      method: 'POST',
      headers: { Authorization: `Bearer ${process.env.HUB_KEY}`,
        'Content-Type': 'application/json' },
      body: JSON.stringify({
        provider, model,
        messages: [{ role: 'user', content: 'Say hello.' }] }),
    });
    console.log(await response.text() || response.status);
    process.exitCode = response.ok ? 0 : 1;
    if (response.status !== 503) break;
  }
} catch ({ cause = 'Check HUB_KEY.' }) {
  console.error(`No response: ${cause.code || cause}`);
  process.exitCode = 1;
}
