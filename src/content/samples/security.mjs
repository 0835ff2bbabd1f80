const key = process.env.HUB_KEY ?? '';
try {
  // The error of an invalid header would print the key.
  if (!/^[!-~]+$/.test(key)) throw new Error('Set a valid HUB_KEY.');
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      provider: 'google', model: 'gemini-flash-latest',
      messages: [{ role: 'user', content: 'Say hello.' }],
    }),
  });
  if (response.status === 401) console.error('Check HUB_KEY.');
  console.log(await response.text());
  if (!response.ok) process.exitCode = 1;
} catch (error) {
  console.error(error.cause?.code ?? error.message);
  process.exitCode = 1;
}
