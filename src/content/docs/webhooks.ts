/** The words of the docs page "Webhooks". */
import { webhookDataFields, webhookEvents, webhookFields } from '../apiReference';
import webhookJs from '../samples/webhook.js?highlight';
import webhookBody from '../samples/webhook.json?highlight';
import webhookPy from '../samples/webhook.py?highlight';
import webhookCurl from '../samples/webhook.sh?highlight';
import type { Article } from '../types';
import { fieldTable } from './tables';

export const webhooks: Article = {
  lead: [
    'A ',
    { text: 'webhook', route: 'docsGlossary', hash: 'webhook' },
    ' is a request that the hub sends to your server when something happens. There are five events, and every delivery has the same shape.',
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
      ],
    },
    {
      id: 'payload',
      heading: 'Payload',
      blocks: [
        { kind: 'paragraph', text: ['The body of a delivery is ', { text: 'JSON', route: 'docsGlossary', hash: 'json' }, ' with two fields.'] },
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
          text: 'Start the JavaScript or the Python receiver on your machine. Then send it a delivery with curl from a second terminal.',
        },
        {
          kind: 'codeSet',
          title: 'Receiver and test delivery',
          codeSet: { curl: webhookCurl, javascript: webhookJs, python: webhookPy },
        },
        {
          kind: 'list',
          items: [
            'Respond quickly, and do the work afterwards.',
            'Ignore event types you don’t recognize.',
            ['Make your handler ', { text: 'idempotent', route: 'docsGlossary', hash: 'idempotent' }, ': the same delivery may arrive twice.'],
            'The payload has no signature. Keep your webhook URL secret, and don’t let a delivery alone trigger anything you can’t undo.',
          ],
        },
      ],
    },
    {
      id: 'registering',
      heading: 'Register your webhook URL',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { text: 'Ask support', route: 'contact' },
            ' to register the URL of your receiver.',
          ],
        },
      ],
    },
  ],
};
