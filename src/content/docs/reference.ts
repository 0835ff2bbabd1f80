/** The text of the docs page "API Reference". */
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
import errorBody from '../samples/error.json?highlight';
import { openApiPath } from '../outputPaths';
import type { Article, Inline } from '../types';
import { fieldTable, requestTable } from './tables';

export const reference: Article = {
  lead: [
    'The hub has one ',
    { text: 'call', route: 'docsGlossary', hash: 'call' },
    '. Here’s every field of its request, its response, and its errors.',
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
          text: ['Tools can read the same reference from ', { text: 'openapi.json', href: openApiPath }, ' (OpenAPI 3.1).'],
        },
      ],
    },
    {
      id: 'authentication',
      heading: 'Authentication',
      blocks: [
        {
          kind: 'paragraph',
          text: ['Send your key in the ', { code: authorization.header }, ' header, after the word ', { code: authorization.scheme }, ':'],
        },
        { kind: 'paragraph', text: [{ code: `${authorization.header}: ${authorization.scheme} $HUB_KEY` }] },
        {
          kind: 'note',
          text: 'Call the hub from your server, never from a page or an app. Anyone who can read your key can use it.',
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
            caption: 'Values in the examples on this site',
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
          text: [
            'To call another model, use the name that its provider gives it. ',
            { text: 'The full list of models isn’t documented here', route: 'docsBeforeYouCommit', hash: 'models' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'failover',
      heading: 'Failover',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'If the provider you name is unavailable, the hub tries the next one in your failover order. ',
            { text: 'See how a call is routed', route: 'docsRoutingAndFailover' },
            '.',
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
          text: ['When a call fails, the HTTP status code is 400 or above, and the response body has one field, ', { code: 'error' }, ':'],
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
            { text: String(code), route: 'docsLimitsAndErrors', hash: String(code) },
            `: ${meaning}`,
          ]),
        },
      ],
    },
    {
      id: 'not-covered',
      heading: 'Not covered',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Streaming, rate-limit headers, cache control, and more aren’t documented. ',
            { text: 'See what to ask', route: 'docsBeforeYouCommit', hash: 'not-covered' },
            ' before you rely on any of it.',
          ],
        },
      ],
    },
  ],
};
