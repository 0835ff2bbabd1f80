// Save as ask.mjs, and run: node ask.mjs
import { createServer } from 'node:http';

async function ask(question) {
  const response = await fetch('https://{{apiHost}}/v1/call', {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.HUB_KEY}`,
      'Content-Type': 'application/json' },
    // The server chooses everything but the question.
    body: JSON.stringify({
      provider: 'anthropic', model: '{{anthropic}}', max_tokens: 200,
      messages: [
        { role: 'system', content: 'Answer from our help pages only.' },
        { role: 'user', content: question },
      ],
    }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw Error(await response.text() || response.status);
  // Only text has trim(). Other content is an error.
  return (await response.json()).choices[0].message.content.trim();
}

const server = createServer(async (request, response) => {
  const reply = (status, text) => response.writeHead(status).end(text);
  // Without a type, a browser could run HTML that the model wrote.
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  request.setEncoding('utf8');
  if (request.url !== '/ask') return reply(404);
  let body = '', question;
  try {
    // Keeps no more than a question needs.
    for await (const part of request) if (body.length < 9000) body += part;
    question = JSON.parse(body).question.trim();
  } catch {}
  if (!question || question.length > 500)
    return reply(400, 'Ask in up to 500 characters.');
  try {
    reply(200, await ask(question));
  } catch (error) {
    const reason = error.cause?.code || error.message;
    console.error(reason.replace(process.env.HUB_KEY?.trim(), '…'));
    reply(502, 'No reply right now. Try again later.');
  }
});
server.listen(3000, 'localhost', () => {
  console.log('Listening on http://localhost:3000/ask');
});
