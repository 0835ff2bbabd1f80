/** The words of the docs page "SDK". */
import hubClientPy from '../samples/hub_client.py?highlight';
import hubClientUsePy from '../samples/hub_client_use.py?highlight';
import hubClientJs from '../samples/hubClient.js?highlight';
import hubClientUseJs from '../samples/hubClientUse.js?highlight';
import type { Article } from '../types';

export const sdk: Article = {
  lead: [
    'There is no ',
    { text: 'software development kit', route: 'docsGlossary', hash: 'sdk' },
    ' to install. The hub has one call, so a client fits on one screen: read it, copy it, change it.',
  ],
  sections: [
    {
      id: 'javascript',
      heading: 'JavaScript',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'For Node.js 20 or later. Save both files in a folder whose ', { code: 'package.json' },
            ' contains ', { code: '"type": "module"' }, '.',
          ],
        },
        { kind: 'code', title: 'hubClient.js', code: hubClientJs },
        { kind: 'code', title: 'hubClientUse.js', code: hubClientUseJs },
        { kind: 'paragraph', text: ['Run it with ', { code: 'node hubClientUse.js' }, '.'] },
      ],
    },
    {
      id: 'python',
      heading: 'Python',
      blocks: [
        { kind: 'paragraph', text: 'For Python 3, with only the standard library. Save both files in one folder.' },
        { kind: 'code', title: 'hub_client.py', code: hubClientPy },
        { kind: 'code', title: 'hub_client_use.py', code: hubClientUsePy },
        { kind: 'paragraph', text: ['Run it with ', { code: 'python3 hub_client_use.py' }, '.'] },
      ],
    },
    {
      id: 'what-the-clients-do',
      heading: 'What the clients do',
      blocks: [
        {
          kind: 'list',
          items: [
            ['They read your key from ', { code: 'HUB_KEY' }, ', and tell you if it is missing.'],
            'They time out after 60 seconds. You can change that.',
            [
              'They turn a failed call into a ', { code: 'HubError' }, ' with the HTTP status code, and with ',
              { code: 'code' }, ', ', { code: 'message' }, ' and ', { code: 'type' }, ' from the body.',
            ],
            [
              'They don’t retry. ',
              { text: 'When to retry', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
              ' shows how to add that.',
            ],
          ],
        },
      ],
    },
    {
      id: 'other-languages',
      heading: 'Other languages',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Any HTTP client works. The ', { text: 'API Reference', route: 'docsApiReference' }, ' has every field.',
          ],
        },
      ],
    },
  ],
};
