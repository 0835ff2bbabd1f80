/** The text of the docs page "Moving from a provider’s SDK". */
import { endpoint } from '../apiReference';
import hubJs from '../samples/call.mjs?highlight';
import hubPy from '../samples/call.py?highlight';
import hubCurl from '../samples/call.sh?highlight';
import type { Article } from '../types';

export const movingFromAnSdk: Article = {
  lead: 'A new URL, a new key, and one more field. Most of your code stays.',
  sections: [
    {
      id: 'what-changes',
      heading: 'What changes',
      blocks: [
        {
          kind: 'note',
          text: [
            'SDK compatibility isn’t documented, so don’t just swap the base URL. Replace the SDK’s call with ',
            { code: `${endpoint.method} ${endpoint.path}` },
            '.',
          ],
        },
        {
          kind: 'table',
          table: {
            caption: 'From a provider’s SDK to the hub',
            columns: ['Part', 'With the SDK', 'With the hub'],
            rows: [
              ['URL', 'Set by the SDK', [{ code: endpoint.url }]],
              ['Key', 'One per provider', [{ code: 'HUB_KEY' }, ', in the ', { code: 'Authorization' }, ' header']],
              ['Provider', 'Fixed by the SDK', ['A field to add: ', { code: '"provider": "openai"' }]],
              ['Model', 'The provider’s name for it', 'The same name'],
              ['Messages', 'Differ by SDK', [{ code: 'messages' }, ', each with ', { code: 'role' }, ' and ', { code: 'content' }]],
              ['Options', 'Many', [{ code: 'temperature' }, ' and ', { code: 'max_tokens' }]],
              ['Text of the response', 'Differs by SDK', [{ code: 'choices[0].message.content' }]],
              ['Tokens', 'Differ by SDK', [{ code: 'usage.total_tokens' }]],
            ],
          },
        },
        {
          kind: 'paragraph',
          text: [
            'Code that calls OpenAI’s chat completions already reads ',
            { code: 'choices[0].message.content' },
            ', and that line stays as it is.',
          ],
        },
      ],
    },
    {
      id: 'after-the-move',
      heading: 'After the move',
      blocks: [{ kind: 'codeSet', title: 'The call', codeSet: { curl: hubCurl, javascript: hubJs, python: hubPy } }],
    },
    {
      id: 'step-by-step',
      heading: 'Step by step',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            'Put the SDK’s call behind one function of your own, if it isn’t already.',
            [
              'Write that function again with the ',
              { text: 'client on the SDK page', route: 'docsSdk' },
              ', and keep its name and its result.',
            ],
            'Send both versions the same prompts, and compare.',
            'Move one feature at a time, and watch its errors and its tokens.',
            'When the last one has moved, remove the SDK and revoke the provider’s keys.',
          ],
        },
      ],
    },
    {
      id: 'check-first',
      heading: 'Check first',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              'Streaming, tools, images, and anything else beyond the ',
              { text: 'documented fields', route: 'docsApiReference', hash: 'request' },
              ': ',
              { text: 'not covered', route: 'docsBeforeYouCommit', hash: 'streaming' },
              '.',
            ],
            [
              'Your error handling: the hub has ',
              { text: 'five status codes', route: 'docsLimitsAndErrors', hash: 'http-codes' },
              ', and it won’t raise the SDK’s exceptions.',
            ],
            [
              'Retries: an SDK may retry for you. The hub’s call doesn’t, unless ',
              { text: 'you do', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
              '.',
            ],
          ],
        },
      ],
    },
  ],
};
