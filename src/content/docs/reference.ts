/** The words of the docs page "API Reference". */
import {
  authorization,
  choiceFields,
  choiceMessageFields,
  endpoint,
  errorFields,
  httpCodes,
  messageFields,
  requestFields,
  responseFields,
  usageFields,
} from '../apiReference';
import { providerModels } from '../models';
import { routing } from '../routing';
import errorBody from '../samples/error.json?highlight';
import { site } from '../site';
import { openApiPath } from '../twins';
import type { Article, Inline } from '../types';
import { fieldTable, requestTable } from './tables';

export const reference: Article = {
  lead: [
    `${site.name} has one `,
    { text: 'call', route: 'docsGlossary', hash: 'call' },
    '. Here is every field of the request, of the response and of an error.',
  ],
  sections: [
    {
      id: 'endpoint',
      heading: 'The call',
      blocks: [
        { kind: 'paragraph', text: [{ code: `${endpoint.method} ${endpoint.url}` }] },
        {
          kind: 'paragraph',
          text: ['The request body and the response body are ', { text: 'JSON', route: 'docsGlossary', hash: 'json' }, '.'],
        },
        {
          kind: 'paragraph',
          text: [
            'For tools, the same is in ', { text: 'openapi.json', href: openApiPath }, ', in the format OpenAPI 3.1.',
          ],
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
        { kind: 'paragraph', text: [{ code: `${authorization.header}: ${authorization.scheme} $HUB_KEY` }] },
        {
          kind: 'note',
          text: 'Call the hub from your server, never from a page or an app. Anyone who can read your key can spend your quota.',
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
            { kind: 'paragraph', text: ['Each entry in ', { code: 'messages' }, ' has two fields.'] },
            { kind: 'table', table: requestTable('Fields of a message', messageFields) },
          ],
        },
      ],
    },
    {
      id: 'providers',
      heading: 'Providers and models',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Values in the samples on this site',
            columns: ['Provider', 'Value of provider', 'Value of model'],
            rows: providerModels.map(({ id, name, models }) => [
              name,
              [{ code: id }],
              models.flatMap((model, index): Inline[] => [...(index ? [', '] : []), { code: model }]),
            ]),
          },
        },
        {
          kind: 'paragraph',
          text: 'To call another model, use its provider’s name for it. The dashboard of your hub lists the providers and APIs on your plan.',
        },
      ],
    },
    {
      id: 'failover',
      heading: 'Failover',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [routing.named, routing.failover, routing.exhausted],
        },
        { kind: 'paragraph', text: `${routing.order} ${routing.whoResponded}` },
        {
          kind: 'paragraph',
          text: [
            'To choose the order for a single call, go through a list of your own on ',
            { code: '503' },
            '. ',
            { text: 'Orchestrator', route: 'product', hash: 'orchestrator' },
            ' has a sample.',
          ],
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
      ],
    },
    {
      id: 'errors',
      heading: 'Errors',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'When a call fails, the HTTP status code is 400 or above, and the response body has one field, ',
            { code: 'error' }, ':',
          ],
        },
        { kind: 'table', table: fieldTable('Fields of error', errorFields) },
        { kind: 'code', title: 'Error body', code: errorBody },
        {
          kind: 'paragraph',
          text: [
            { text: 'HTTP status codes', route: 'docsLimitsAndErrors', hash: 'http-codes' },
            ' explains each code and how to handle it.',
          ],
        },
        {
          kind: 'list',
          items: httpCodes.map(({ code, meaning }) => [
            { text: String(code), route: 'docsLimitsAndErrors', hash: String(code) }, `: ${meaning}`,
          ]),
        },
      ],
    },
    {
      id: 'not-covered',
      heading: 'Not covered by this site',
      blocks: [
        {
          kind: 'paragraph',
          text: ['This site doesn’t document the following. ', { text: 'Ask support', route: 'contact' }, ' before you rely on any of it.'],
        },
        {
          kind: 'list',
          items: [
            'Streaming: responses that arrive piece by piece.',
            'Regions: where the hub runs and where your data goes.',
            'Prompts: whether and how long the hub stores your messages and the responses.',
            'Key rotation: how to replace a key without downtime.',
            'Cache control: how long a response is cached, and how to skip the cache.',
            'Webhook registration by API, signatures, and repeated deliveries.',
            'The full lists of error codes and of status values in webhooks.',
          ],
        },
      ],
    },
  ],
};
