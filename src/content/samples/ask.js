import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const maxLength = 500;

async function ask(question) {
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json',
    },
    // The server chooses everything but the question.
    body: JSON.stringify({
      provider: 'anthropic',
      model: 'claude-sonnet-4-5',
      messages: [
        { role: 'system', content: 'Answer from our help pages only.' },
        { role: 'user', content: question },
      ],
      max_tokens: 200,
    }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return (await response.json()).choices[0].message.content;
}

const server = createServer(async (request, response) => {
  const reply = (status, body) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  if (request.method !== 'POST' || request.url !== '/ask') {
    reply(404, { error: 'Not found' });
    return;
  }
  const { question } = (await json(request).catch(() => null)) ?? {};
  if (typeof question !== 'string' || question.length > maxLength) {
    reply(400, { error: `Ask in up to ${maxLength} characters.` });
    return;
  }
  try {
    reply(200, { text: await ask(question) });
  } catch (error) {
    console.error(error.message);
    reply(502, { error: 'No reply right now. Try again later.' });
  }
});

server.listen(3000, 'localhost');
