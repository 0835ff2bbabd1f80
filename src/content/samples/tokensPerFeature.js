const totals = new Map();

async function call(feature, request) {
  const start = performance.now();
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);

  const body = await response.json();
  const { id, provider, model, usage } = body;
  const total = (totals.get(feature) ?? 0) + usage.total_tokens;
  totals.set(feature, total);
  console.error(JSON.stringify({
    feature,
    id,
    provider,
    model,
    failedOver: provider !== request.provider,
    tokens: usage.total_tokens,
    tokensOfFeature: total,
    milliseconds: Math.round(performance.now() - start),
  }));
  return body.choices[0].message.content;
}

console.log(await call('summary', {
  provider: 'openai',
  model: 'gpt-4.1',
  messages: [{ role: 'user', content: 'Sum this up: …' }],
}));
