/** The words of the docs page "Getting Started". */
import hubJs from '../samples/hub.js?highlight';
import hubPy from '../samples/hub.py?highlight';
import hubCurl from '../samples/hub.sh?highlight';
import key from '../samples/key.sh?highlight';
import responseBody from '../samples/response.json?highlight';
import type { Article } from '../types';

export const gettingStarted: Article = {
  lead: `From a key to a first answer in three steps. All you need is a terminal, or a program that can call an application programming interface (API) over HTTPS.`,
  sections: [
    {
      id: 'get-a-key',
      heading: 'Step 1: get a key',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            [{ text: 'Open an account', route: 'signup' }, '. The Starter plan costs nothing.'],
            'Copy your key. It works for every provider on your plan.',
            ['Put the key into the environment variable ', { code: 'HUB_KEY' }, '. All samples read it from there.'],
          ],
        },
        { kind: 'code', title: 'Set HUB_KEY in bash or zsh', code: key },
        {
          kind: 'note',
          text: [
            'The sign-up screen of this site is not connected to a server yet. Until it is, ask ',
            { text: 'support', route: 'contact' },
            ' for a key.',
          ],
        },
      ],
    },
    {
      id: 'make-a-call',
      heading: 'Step 2: make a call',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Choose your language. JavaScript runs in Node.js 20 or later, Python needs only its standard library.',
        },
        { kind: 'codeSet', title: 'Send a first call', codeSet: { curl: hubCurl, javascript: hubJs, python: hubPy } },
        {
          kind: 'paragraph',
          text: [
            'To call another provider, change two values: ',
            { code: 'provider' }, ' and ', { code: 'model' },
            '. The key and the address stay.',
          ],
        },
      ],
    },
    {
      id: 'read-the-response',
      heading: 'Step 3: read the response',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Every provider’s answer comes back in the same shape, as JavaScript Object Notation (JSON).',
        },
        { kind: 'code', title: 'Response body', code: responseBody },
        {
          kind: 'list',
          items: [
            ['The text is in ', { code: 'choices[0].message.content' }, '.'],
            [{ code: 'provider' }, ' and ', { code: 'model' }, ' say who gave it.'],
            [{ code: 'usage' }, ' says how many tokens it took.'],
            ['Keep the ', { code: 'id' }, '. It names the call when you ask support about it.'],
          ],
        },
      ],
    },
    {
      id: 'what-next',
      heading: 'What next',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ text: 'API Reference', route: 'docsApiReference' }, ': every field of the call and of its answer.'],
            [{ text: 'Limits and Errors', route: 'docsLimitsAndErrors' }, ': when to send a call again.'],
            [{ text: 'SDK', route: 'docsSdk' }, ' (software development kit): a small client to paste into your project.'],
            [{ text: 'Webhooks', route: 'docsWebhooks' }, ': hear about calls and quotas as things happen.'],
          ],
        },
      ],
    },
  ],
};
