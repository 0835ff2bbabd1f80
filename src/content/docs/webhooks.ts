/** The text of the docs page "Webhooks". */
import { webhookDataFields, webhookEvents, webhookFields } from '../apiReference';
import hookToken from '../samples/hookToken.sh?highlight';
import webhookJs from '../samples/webhook.mjs?highlight';
import completed from '../samples/webhook.json?highlight';
import webhookPy from '../samples/webhook.py?highlight';
import webhookCurl from '../samples/webhook.sh?highlight';
import exceeded from '../samples/webhookExceeded.json?highlight';
import failed from '../samples/webhookFailed.json?highlight';
import started from '../samples/webhookStarted.json?highlight';
import warning from '../samples/webhookWarning.json?highlight';
import type { Article } from '../types';
import { fieldTable } from './tables';

export const webhooks: Article = {
  lead: [
    'The hub can tell your server what happens to your calls and your quota. It sends each ',
    { text: 'event', route: 'docsGlossary', hash: 'event' },
    ' to your ',
    { text: 'webhook', route: 'docsGlossary', hash: 'webhook' },
    ' as an HTTP POST request.',
  ],
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
        {
          kind: 'paragraph',
          text: [
            'A call that fails over still ends in ',
            { code: 'call.completed' },
            '. You get ',
            { code: 'call.failed' },
            ' only when there’s no response at all.',
          ],
        },
      ],
    },
    {
      id: 'payload',
      heading: 'Payload',
      blocks: [
        { kind: 'paragraph', text: ['Every event has the same ', { text: 'JSON', route: 'docsGlossary', hash: 'json' }, ' body.'] },
        { kind: 'table', table: fieldTable('Fields of an event', webhookFields) },
        { kind: 'table', table: fieldTable('Fields of data', webhookDataFields) },
      ],
      sections: [
        {
          id: 'bodies',
          heading: 'A body for each event',
          isSample: true,
          blocks: [
            {
              kind: 'paragraph',
              text: 'The field names and event names are exact; the values are made up.',
            },
            { kind: 'code', title: 'call.started', code: started },
            { kind: 'code', title: 'call.completed', code: completed },
            { kind: 'code', title: 'call.failed', code: failed },
            { kind: 'code', title: 'quota.warning', code: warning },
            { kind: 'code', title: 'quota.exceeded', code: exceeded },
          ],
        },
      ],
    },
    {
      id: 'secret-token',
      heading: 'Signatures and a secret token',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Signatures aren’t documented, so you can’t verify who sent an event. Put a secret token into your webhook’s URL instead, and compare it in constant time, as the receiver on this page does. Create one in bash or zsh:',
        },
        { kind: 'code', title: 'A secret token', code: hookToken },
      ],
    },
    {
      id: 'receiving',
      heading: 'Receive events',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Start the JavaScript or the Python receiver. Then send it an event with curl from a second terminal that has the same ',
            { code: 'HOOK_TOKEN' },
            '.',
          ],
        },
        {
          kind: 'codeSet',
          title: 'Receiver and test event',
          codeSet: { curl: webhookCurl, javascript: webhookJs, python: webhookPy },
        },
        {
          kind: 'list',
          items: [
            'Respond quickly, and do the work afterward.',
            [
              'Handle each event once. The same event may arrive twice, so remember its name and ID, and make your handlers ',
              { text: 'idempotent', route: 'docsGlossary', hash: 'idempotent' },
              '.',
            ],
            'Don’t rely on the order in which events arrive. Ordering and redelivery aren’t documented.',
            'Ignore events that you don’t recognize.',
            'Keep the URL out of your logs, and don’t let an event alone trigger anything that you can’t undo.',
          ],
        },
      ],
    },
    {
      id: 'testing',
      heading: 'Test with a tunnel',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The hub can’t reach your laptop, but a tunnel can give your receiver a public HTTPS URL. For example, run ',
            { code: 'ngrok http 8080' },
            ' or ',
            { code: 'cloudflared tunnel --url http://localhost:8080' },
            ', and add ',
            { code: '/hooks/' },
            ' and your token to the URL that it prints. Use a token of its own for tests.',
          ],
        },
      ],
    },
    {
      id: 'registering',
      heading: 'Register your webhook',
      blocks: [
        {
          kind: 'paragraph',
          text: [{ text: 'Ask support', route: 'contact' }, ' to register the URL, token included. Registration by API isn’t documented.'],
        },
      ],
    },
  ],
};
