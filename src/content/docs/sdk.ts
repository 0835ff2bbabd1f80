/** The words of the docs page "SDK". */
import hubClientPy from '../samples/hub_client.py?highlight';
import hubClientUsePy from '../samples/hub_client_use.py?highlight';
import hubClientJs from '../samples/hubClient.js?highlight';
import hubClientUseJs from '../samples/hubClientUse.js?highlight';
import type { Article } from '../types';

export const sdk: Article = {
  lead: 'There is no software development kit (SDK) to install. The hub is one call, so a client fits on a screen: read it, paste it, and change it as you like.',
  sections: [
    {
      id: 'javascript',
      heading: 'JavaScript',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'For Node.js 20 or later. Save both files in one folder, with a ', { code: 'package.json' },
            ' that says ', { code: '"type": "module"' }, '.',
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
        { kind: 'paragraph', text: 'For Python 3, with nothing but its standard library. Save both files in one folder.' },
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
            ['They read the key from ', { code: 'HUB_KEY' }, ' and say so when it is missing.'],
            'They give up after 60 seconds without an answer. You can set another time.',
            [
              'They turn an error answer into a ', { code: 'HubError' }, ' with the status, and with ',
              { code: 'code' }, ', ', { code: 'message' }, ' and ', { code: 'type' }, ' from the body.',
            ],
            [
              'They do not send a call again by themselves. ',
              { text: 'When to send a call again', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
              ' shows how to do that.',
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
            'Any HTTP client will do. The ', { text: 'API Reference', route: 'docsApiReference' },
            ' (API: application programming interface) has every field.',
          ],
        },
      ],
    },
  ],
};
