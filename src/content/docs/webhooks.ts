/** The words of the docs page "Webhooks". */
import { webhookDataFields, webhookEvents, webhookFields } from '../apiReference';
import webhookJs from '../samples/webhook.js?highlight';
import webhookBody from '../samples/webhook.json?highlight';
import webhookPy from '../samples/webhook.py?highlight';
import webhookCurl from '../samples/webhook.sh?highlight';
import type { Article } from '../types';
import { fieldTable } from './tables';

export const webhooks: Article = {
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
