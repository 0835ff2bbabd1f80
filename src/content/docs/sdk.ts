/** The text of the docs page "SDK". */
import hubClientPy from '../samples/hub_client.py?highlight';
import hubClientUsePy from '../samples/hub_client_use.py?highlight';
import hubClientJs from '../samples/hubClient.mjs?highlight';
import hubClientUseJs from '../samples/hubClientUse.mjs?highlight';
import hubTypes from '../samples/hubTypes.ts?highlight';
import { site } from '../site';
import { openApiPath } from '../outputPaths';
import type { Article } from '../types';

export const sdk: Article = {
  lead: [
    'There’s no ',
    { text: 'software development kit', route: 'docsGlossary', hash: 'sdk' },
    ' to install. The hub has one call, so a client fits on a screen or two: read it, copy it, change it.',
  ],
  sections: [
    {
      id: 'javascript',
      heading: 'JavaScript',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'For Node.js 20 or later. Save both files in a folder whose ',
            { code: 'package.json' },
            ' contains ',
            { code: '"type": "module"' },
            '.',
          ],
        },
        { kind: 'code', title: 'hubClient.mjs', code: hubClientJs },
        { kind: 'code', title: 'hubClientUse.mjs', code: hubClientUseJs },
        { kind: 'paragraph', text: ['Run it with ', { code: 'node hubClientUse.mjs' }, '.'] },
      ],
    },
    {
      id: 'typescript',
      heading: 'TypeScript',
      blocks: [
        { kind: 'paragraph', text: 'Types for everything that’s documented: the request, the response, the error body, and the events.' },
        { kind: 'code', title: 'hubTypes.ts', code: hubTypes },
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
            ['They read your key from ', { code: 'HUB_KEY' }, ', and tell you if it’s missing.'],
            'They time out after 60 seconds, unless you pass another timeout.',
            [
              'They retry network failures, timeouts, ',
              { code: '429' },
              ', ',
              { code: '500' },
              ', and ',
              { code: '503' },
              ' only if you ask them to. The ',
              { text: 'retry guide', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
              ' adds a deadline and ',
              { code: 'Retry-After' },
              '.',
            ],
            [
              'They turn a failed call into a ',
              { code: 'HubError' },
              ' with the HTTP status code, and with ',
              { code: 'code' },
              ', ',
              { code: 'message' },
              ', and ',
              { code: 'type' },
              ' from the body.',
            ],
          ],
        },
      ],
    },
    {
      id: 'generate',
      heading: 'Generate a client',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Any generator for OpenAPI 3.1 can read ',
            { text: 'openapi.json', href: openApiPath },
            '. For TypeScript types, for example, run ',
            { code: `npx openapi-typescript https://${site.host}${openApiPath} -o hubApi.ts` },
            '.',
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
            'Any HTTP client works. The ',
            { text: 'API Reference', route: 'docsApiReference' },
            ' has every field. If your code uses a provider’s own SDK today, see ',
            { text: 'what changes when you move', route: 'docsMovingFromAnSdk' },
            '.',
          ],
        },
      ],
    },
  ],
};
