// Save as ask.mjs beside hubClient.mjs, which is on the SDK page.
// Run: node ask.mjs
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { callHub } from './hubClient.mjs';

const maxLength = 500;

async function ask(question) {
  // The server chooses everything but the question.
  const { choices } = await callHub({
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    messages: [
      { role: 'system', content: 'Answer from our help pages only.' },
      { role: 'user', content: question },
    ],
    max_tokens: 200,
  }, { timeout: 20_000 });
  return choices[0].message.content;
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
  const hasText = typeof question === 'string' && question.trim() !== '';
  if (!hasText || question.length > maxLength) {
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

// For example, another program listens at this port.
server.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});

server.listen(3000, 'localhost', () => {
  console.log('Listening on http://localhost:3000/ask');
});
