/** The six pages of the docs. Fields, codes, events and limits come from `apiReference.ts`, versions from `changelog.ts`. */
import type { docsRoutes } from '../routes';
import {
  authorization, choiceFields, choiceMessageFields, endpoint, errorFields, httpCodes, limits, messageFields,
  requestFields, responseFields, usageFields, webhookDataFields, webhookEvents, webhookFields,
  type Field, type RequestField,
} from './apiReference';
import { changelog } from './changelog';
import errorBody from './samples/error.json?highlight';
import hubJs from './samples/hub.js?highlight';
import hubPy from './samples/hub.py?highlight';
import hubCurl from './samples/hub.sh?highlight';
import hubClientPy from './samples/hub_client.py?highlight';
import hubClientUsePy from './samples/hub_client_use.py?highlight';
import hubClientJs from './samples/hubClient.js?highlight';
import hubClientUseJs from './samples/hubClientUse.js?highlight';
import key from './samples/key.sh?highlight';
import requestBody from './samples/request.json?highlight';
import responseBody from './samples/response.json?highlight';
import retryJs from './samples/retry.js?highlight';
import retryPy from './samples/retry.py?highlight';
import retryCurl from './samples/retry.sh?highlight';
import webhookJs from './samples/webhook.js?highlight';
import webhookBody from './samples/webhook.json?highlight';
import webhookPy from './samples/webhook.py?highlight';
import webhookCurl from './samples/webhook.sh?highlight';
import { site } from './site';
import type { Article, Section, TableContent } from './types';

export type DocsRouteId = (typeof docsRoutes)[number];

function requestTable(caption: string, fields: readonly RequestField[]): TableContent {
  return {
    caption,
    columns: ['Field', 'Type', 'Required', 'What it is'],
    rows: fields.map(({ name, type, isRequired, description }) => [
      [{ code: name }], type, isRequired ? 'yes' : 'no', description,
    ]),
  };
}

function fieldTable(caption: string, fields: readonly Field[]): TableContent {
  return {
    caption,
    columns: ['Field', 'Type', 'What it is'],
    rows: fields.map(({ name, type, description }) => [[{ code: name }], type, description]),
  };
}

const gettingStarted: Article = {
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
            [{ text: 'SDK', route: 'docsSdk' }, ': a small client to paste into your project.'],
            [{ text: 'Webhooks', route: 'docsWebhooks' }, ': hear about calls and quotas as things happen.'],
          ],
        },
      ],
    },
  ],
};

const reference: Article = {
  lead: `The application programming interface (API) of ${site.name} is one call. Here are its fields, the fields of its answer, and what an error looks like.`,
  sections: [
    {
      id: 'endpoint',
      heading: 'The call',
      blocks: [
        { kind: 'paragraph', text: [{ code: `${endpoint.method} ${endpoint.url}` }] },
        {
          kind: 'paragraph',
          text: 'The body of the call and the body of the answer are JavaScript Object Notation (JSON).',
        },
      ],
    },
    {
      id: 'authentication',
      heading: 'Authentication',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Send your key in the ', { code: authorization.header }, ' header, after the word ',
            { code: authorization.scheme }, ':',
          ],
        },
        { kind: 'paragraph', text: [{ code: `${authorization.header}: ${authorization.scheme} YOUR_KEY` }] },
        {
          kind: 'note',
          text: 'Call from your server, never from a page or an app: whoever can read the key can spend your quota.',
        },
      ],
    },
    {
      id: 'request',
      heading: 'Request',
      blocks: [{ kind: 'table', table: requestTable('Fields of the request body', requestFields) }],
      sections: [
        {
          id: 'request-messages',
          heading: 'Messages',
          blocks: [
            { kind: 'paragraph', text: ['Each entry of ', { code: 'messages' }, ' has two fields.'] },
            { kind: 'table', table: requestTable('Fields of a message', messageFields) },
          ],
        },
        {
          id: 'request-sample',
          heading: 'Sample request',
          blocks: [{ kind: 'code', title: 'Request body', code: requestBody }],
        },
      ],
    },
    {
      id: 'response',
      heading: 'Response',
      blocks: [{ kind: 'table', table: fieldTable('Fields of the response body', responseFields) }],
      sections: [
        {
          id: 'response-choices',
          heading: 'Choices',
          blocks: [
            { kind: 'table', table: fieldTable('Fields of a choice', choiceFields) },
            { kind: 'table', table: fieldTable('Fields of the message in a choice', choiceMessageFields) },
          ],
        },
        {
          id: 'response-usage',
          heading: 'Usage',
          blocks: [{ kind: 'table', table: fieldTable('Fields of usage', usageFields) }],
        },
        {
          id: 'response-sample',
          heading: 'Sample response',
          blocks: [{ kind: 'code', title: 'Response body', code: responseBody }],
        },
      ],
    },
    {
      id: 'errors',
      heading: 'Errors',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'A call that does not succeed is answered with an HTTP status code of 400 or above. The body then has one field, ',
            { code: 'error' }, ', which is an object:',
          ],
        },
        { kind: 'table', table: fieldTable('Fields of error', errorFields) },
        { kind: 'code', title: 'Error body', code: errorBody },
        {
          kind: 'paragraph',
          text: [
            { text: 'Limits and Errors', route: 'docsLimitsAndErrors', hash: 'http-codes' },
            ' lists the status codes and what to do about each.',
          ],
        },
      ],
    },
  ],
};

const webhooks: Article = {
  lead: 'A webhook is a request that the hub sends to your server when something happens. There are five events, and every delivery has the same shape.',
  sections: [
    {
      id: 'events',
      heading: 'Events',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'The five events',
            columns: ['Event', 'Sent when'],
            rows: webhookEvents.map(({ name, when }) => [[{ code: name }], when]),
          },
        },
      ],
    },
    {
      id: 'payload',
      heading: 'Payload',
      blocks: [
        { kind: 'paragraph', text: 'The body of a delivery is JavaScript Object Notation (JSON) with two fields.' },
        { kind: 'table', table: fieldTable('Fields of a delivery', webhookFields) },
        { kind: 'table', table: fieldTable('Fields of data', webhookDataFields) },
        { kind: 'code', title: 'Delivery body', code: webhookBody },
      ],
    },
    {
      id: 'receiving',
      heading: 'Receive a delivery',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Start the JavaScript or the Python receiver on your own machine. Then send it a delivery with curl from a second terminal.',
        },
        {
          kind: 'codeSet',
          title: 'Receive an event, or play the part of the hub',
          codeSet: { curl: webhookCurl, javascript: webhookJs, python: webhookPy },
        },
        {
          kind: 'list',
          items: [
            'Answer quickly, and do the work afterwards.',
            'Pass over an event that you do not know.',
            'Make it harmless to get the same delivery twice. Whether a delivery is repeated is not published.',
            'The payload as published carries no signature. Keep the address of your receiver to yourself, and do nothing on a delivery alone that you could not undo.',
          ],
        },
      ],
    },
    {
      id: 'registering',
      heading: 'Register your address',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Registration is not part of the published application programming interface (API). ',
            { text: 'Ask support', route: 'contact' },
            ' to set the address of your receiver.',
          ],
        },
      ],
    },
  ],
};

const sdk: Article = {
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
              { text: 'Limits and Errors', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
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

const limitsAndErrors: Article = {
  lead: 'How much each plan may send, what each status code of the application programming interface (API) means, and when to send a call again.',
  sections: [
    {
      id: 'limits',
      heading: 'Limits by plan',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Rate limit and log retention of each plan',
            columns: ['Plan', 'Rate limit', 'Log retention'],
            rows: limits.map(({ name, rateLimit, logRetention }) => [name, rateLimit, logRetention]),
          },
        },
        {
          kind: 'paragraph',
          text: [
            'The ', { text: 'pricing page', route: 'pricing' },
            ' has the rest of what a plan includes. Custom limits are agreed with ', { text: 'sales', route: 'contact' }, '.',
          ],
        },
      ],
    },
    {
      id: 'http-codes',
      heading: 'HTTP status codes',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Status codes and what to do about each',
            columns: ['Code', 'Meaning', 'Send it again?', 'What to do'],
            rows: httpCodes.map(({ code, meaning, canRetry, whatToDo }) => [
              [{ code: String(code) }], meaning, canRetry ? 'yes, after a wait' : 'no', whatToDo,
            ]),
          },
        },
      ],
    },
    {
      id: 'error-body',
      heading: 'Error body',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The body of an error answer, in JavaScript Object Notation (JSON), says the same to your program and to a person.',
        },
        { kind: 'code', title: 'Error body', code: errorBody },
        {
          kind: 'paragraph',
          text: [
            'Other values of ', { code: 'code' }, ' and ', { code: 'message' },
            ' are not published. Let your program decide by the HTTP status code, and write the rest to your log.',
          ],
        },
      ],
    },
    {
      id: 'when-to-retry',
      heading: 'When to send a call again',
      blocks: [
        {
          kind: 'list',
          items: [
            ['Yes for ', { code: '429' }, ', ', { code: '500' }, ' and ', { code: '503' }, ': they pass. Wait longer before each new try.'],
            ['No for ', { code: '400' }, ' and ', { code: '401' }, ': the same call fails the same way.'],
            'Stop after a few tries and say what happened. A loop without an end spends your quota.',
          ],
        },
        {
          kind: 'codeSet',
          title: 'Send a call again, with growing waits',
          codeSet: { curl: retryCurl, javascript: retryJs, python: retryPy },
        },
      ],
    },
  ],
};

const changelogPage: Article = {
  lead: 'What changed in each version of the application programming interface (API), newest first.',
  sections: changelog.map(
    ({ version, date, changes }): Section => ({
      id: version.replaceAll('.', '-'),
      heading: version,
      blocks: [
        { kind: 'paragraph', text: date ? `Published on ${date}.` : 'Date not published.' },
        { kind: 'list', items: changes },
      ],
    }),
  ),
};

/** One article for each entry of `docsRoutes`. */
export const docs: Readonly<Record<DocsRouteId, Article>> = {
  docs: gettingStarted,
  docsApiReference: reference,
  docsWebhooks: webhooks,
  docsSdk: sdk,
  docsLimitsAndErrors: limitsAndErrors,
  docsChangelog: changelogPage,
};
