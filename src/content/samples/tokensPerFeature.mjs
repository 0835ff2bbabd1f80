// Save as tokensPerFeature.mjs beside hubClient.mjs, which is on the
// SDK page. Run: node tokensPerFeature.mjs
import { callHub } from './hubClient.mjs';

const totals = new Map();

async function call(feature, request) {
  const start = performance.now();
  const { id, provider, model, usage, choices } = await callHub(request);
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
  return choices[0].message.content;
}

try {
  console.log(await call('summary', {
    provider: 'openai',
    model: 'gpt-4.1',
    messages: [{ role: 'user', content: 'Sum this up: …' }],
  }));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
