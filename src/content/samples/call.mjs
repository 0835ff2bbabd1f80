// Save as call.mjs, and run: node call.mjs
try {
  const key = process.env.HUB_KEY?.trim();
  if (!key) throw new Error('Set HUB_KEY first.');
  // Checked here, because the error of a header would print the key.
  if (/[^ -~]/.test(key)) {
    throw new Error('HUB_KEY has an invalid character.');
  }

  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
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
    signal: AbortSignal.timeout(60_000),
  });
  // A refused call says why in its body.
  if (!response.ok) {
    throw new Error(`Status ${response.status}: ${await response.text()}`);
  }
  const { choices } = await response.json();
  if (!choices?.length) throw new Error('The response has no choices.');
  console.log(choices[0].message.content);
} catch (error) {
  // Without a connection, the cause has a code.
  console.error(error.message, error.cause?.code ?? '');
  process.exitCode = 1;
}
