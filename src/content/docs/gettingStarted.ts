/** The words of the docs page "Getting Started". */
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
import type { Article } from '../types';

const [starter] = planFacts;

export const gettingStarted: Article = {
  lead: 'Make your first call in three steps. All you need is a terminal, or a program that can send an HTTPS request.',
  sections: [
    {
      id: 'make-a-call',
      heading: 'Step 1: copy the call',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Choose your language. The JavaScript sample runs in Node.js 20 or later. The Python sample needs only the standard library.',
        },
        { kind: 'codeSet', title: 'Your first call', codeSet: { curl: hubCurl, javascript: hubJs, python: hubPy } },
        {
          kind: 'paragraph',
          text: [
            'To switch to another ',
            { text: 'provider', route: 'docsGlossary', hash: 'provider' },
            ' or ',
            { text: 'model', route: 'docsGlossary', hash: 'model' },
            ', change the values of ',
            { code: 'provider' }, ' and ', { code: 'model' },
            '. The API Reference has a ',
            { text: 'table of providers and models', route: 'docsApiReference', hash: 'providers' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'get-a-key',
      heading: 'Step 2: set your key',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The samples read your key from the ',
            { text: 'environment variable', route: 'docsGlossary', hash: 'environment-variable' },
            ' ',
            { code: 'HUB_KEY' },
            '. Set it in bash or zsh:',
          ],
        },
        { kind: 'code', title: 'HUB_KEY, set directly', code: key },
        {
          kind: 'paragraph',
          text: 'That leaves the key in the history of your shell. It is safer to paste it at a prompt:',
        },
        { kind: 'code', title: 'HUB_KEY, pasted at a prompt', code: keyUnseen },
        {
          kind: 'note',
          text: [
            `No key yet? The ${starter.name} plan costs ${starter.price} per month. The sign-up form on this site is not connected to a hub, so ask `,
            { text: 'support', route: 'contact' },
            ' for a key.',
          ],
        },
      ],
    },
    {
      id: 'read-the-response',
      heading: 'Step 3: run it and read the response',
      blocks: [
        {
          kind: 'paragraph',
          text: ['Run the call in the same terminal. The response is ', { text: 'JSON', route: 'docsGlossary', hash: 'json' }, ', in the same shape for every provider.'],
        },
        { kind: 'code', title: 'Response body', code: responseBody },
        {
          kind: 'list',
          items: [
            ['The text is in ', { code: 'choices[0].message.content' }, '.'],
            [{ code: 'provider' }, ' and ', { code: 'model' }, ' tell you who responded.'],
            [{ code: 'usage' }, ' counts the ', { text: 'tokens', route: 'docsGlossary', hash: 'token' }, '.'],
            [{ code: 'id' }, ' identifies the call. Quote it when you contact support.'],
          ],
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
            'A third-party API takes the same call with the same key. ',
            { code: 'provider' }, ' names the API, ', { code: 'model' },
            ' names what it does, and the message holds your input. The response has the same shape.',
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
            { code: 'weather' }, ' and ', { code: 'forecast' },
            ' are sample names. The dashboard of your hub lists the APIs on your plan.',
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
            [{ text: 'API Reference', route: 'docsApiReference' }, ': every field, and how failover works.'],
            [{ text: 'Limits and Errors', route: 'docsLimitsAndErrors' }, ': status codes, and when to retry.'],
            [{ text: 'SDK', route: 'docsSdk' }, ': a short client to copy into your project.'],
            [{ text: 'Webhooks', route: 'docsWebhooks' }, ': events about your calls and your quota.'],
          ],
        },
      ],
    },
  ],
};
