/** The text of the docs page "Getting Started". */
import { httpCodes } from '../apiReference';
import { planFacts } from '../planFacts';
import hubJs from '../samples/hub.js?highlight';
import hubPy from '../samples/hub.py?highlight';
import hubCurl from '../samples/hub.sh?highlight';
import key from '../samples/key.sh?highlight';
import keyUnseen from '../samples/keyUnseen.sh?highlight';
import responseBody from '../samples/response.json?highlight';
import thirdPartyJs from '../samples/thirdParty.js?highlight';
import thirdPartyPy from '../samples/thirdParty.py?highlight';
import thirdPartyCurl from '../samples/thirdParty.sh?highlight';
import { site } from '../site';
import type { Article, Inline } from '../types';

const [starter] = planFacts;

/** The status codes that a first call can cause. */
const firstErrors = httpCodes.filter(({ code }) => [400, 401, 429].includes(code));

export const gettingStarted: Article = {
  lead: 'Make your first call in five minutes. All you need is a terminal.',
  sections: [
    {
      id: 'get-a-key',
      heading: 'Step 1: get a key',
      blocks: [
        {
          kind: 'paragraph',
          text: [{ text: 'Open an account', route: 'signup' }, ` for a key. ${starter.name} costs ${starter.price} a month.`],
        },
        ...(site.isDemo
          ? [
              {
                kind: 'note',
                text: ['This demonstration has no accounts. ', { text: 'Ask support', route: 'contact' }, ' for a key.'],
              } as const,
            ]
          : []),
      ],
    },
    {
      id: 'set-your-key',
      heading: 'Step 2: set your key',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The examples read the ',
            { text: 'environment variable', route: 'docsGlossary', hash: 'environment-variable' },
            ' ',
            { code: 'HUB_KEY' },
            '. In bash or zsh, run:',
          ],
        },
        { kind: 'code', title: 'HUB_KEY, pasted', code: keyUnseen },
        {
          kind: 'paragraph',
          text: 'You can also set it directly, but this saves the key in your shell history:',
        },
        { kind: 'code', title: 'HUB_KEY, set directly', code: key },
      ],
    },
    {
      id: 'make-a-call',
      heading: 'Step 3: run the call',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Choose your language. Save the JavaScript as ',
            { code: 'call.mjs' },
            ' and run it with ',
            { code: 'node call.mjs' },
            ' (Node.js 20 or later). Save the Python as ',
            { code: 'call.py' },
            ' and run it with ',
            { code: 'python3 call.py' },
            '. Neither needs a package. Paste the curl command into the same terminal.',
          ],
        },
        { kind: 'codeSet', title: 'Your first call', codeSet: { curl: hubCurl, javascript: hubJs, python: hubPy } },
        {
          kind: 'paragraph',
          text: [
            'To switch ',
            { text: 'providers', route: 'docsGlossary', hash: 'provider' },
            ' or ',
            { text: 'models', route: 'docsGlossary', hash: 'model' },
            ', change the values of ',
            { code: 'provider' },
            ' and ',
            { code: 'model' },
            '. The API Reference ',
            { text: 'lists the names that the examples use', route: 'docsApiReference', hash: 'providers' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'read-the-response',
      heading: 'Step 4: read the response',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The response is ',
            { text: 'JSON', route: 'docsGlossary', hash: 'json' },
            ', and it has the same shape for every provider. Yours has other words and numbers:',
          ],
        },
        { kind: 'code', title: 'Response body', code: responseBody },
        {
          kind: 'list',
          items: [
            ['The text is in ', { code: 'choices[0].message.content' }, '.'],
            [{ code: 'provider' }, ' and ', { code: 'model' }, ' tell you who responded.'],
            [{ code: 'usage' }, ' counts the ', { text: 'tokens', route: 'docsGlossary', hash: 'token' }, '.'],
            [{ code: 'id' }, ' identifies the call. Include it in support requests.'],
          ],
        },
      ],
    },
    {
      id: 'if-it-fails',
      heading: 'If it fails',
      blocks: [
        {
          kind: 'list',
          items: firstErrors.map(({ code, meaning, whatToDo }): readonly Inline[] => [
            { text: String(code), route: 'docsLimitsAndErrors', hash: String(code) },
            `, ${meaning.toLowerCase().replace('api', 'API')}: `,
            ...(typeof whatToDo === 'string' ? [whatToDo] : whatToDo),
          ]),
        },
        {
          kind: 'paragraph',
          text: ['No status code at all means that your request never reached the hub: check the URL, your network, and any proxy.'],
        },
      ],
    },
    {
      id: 'third-party-api',
      heading: 'Call a third-party API',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'A ',
            { text: 'third-party API', route: 'docsGlossary', hash: 'third-party-api' },
            ' takes the same call with the same key. ',
            { code: 'provider' },
            ' names the API, ',
            { code: 'model' },
            ' names what it does, and the message holds your input. The response has the usual shape.',
          ],
        },
        {
          kind: 'codeSet',
          title: 'Call to a weather API',
          codeSet: { curl: thirdPartyCurl, javascript: thirdPartyJs, python: thirdPartyPy },
        },
        {
          kind: 'note',
          text: [
            { code: 'weather' },
            ' and ',
            { code: 'forecast' },
            ' are made up. ',
            { text: 'Which APIs you can call isn’t documented here', route: 'docsBeforeYouCommit', hash: 'third-party-apis' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'what-next',
      heading: 'What’s next',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ text: 'Recipes', route: 'docsRecipes' }, ': conversations, an endpoint for a widget, an n8n workflow.'],
            [{ text: 'Retry guide', route: 'docsLimitsAndErrors', hash: 'when-to-retry' }, ': what to retry, and for how long.'],
            [{ text: 'Webhooks', route: 'docsWebhooks' }, ': events about your calls and your quota.'],
            [{ text: 'Before you commit', route: 'docsBeforeYouCommit' }, ': what to ask before you go to production.'],
          ],
        },
      ],
    },
  ],
};
