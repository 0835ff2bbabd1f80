/** The words of the docs page "API Reference". */
import {
  authorization,
  choiceFields,
  choiceMessageFields,
  endpoint,
  errorFields,
  messageFields,
  requestFields,
  responseFields,
  usageFields,
} from '../apiReference';
import errorBody from '../samples/error.json?highlight';
import requestBody from '../samples/request.json?highlight';
import responseBody from '../samples/response.json?highlight';
import { site } from '../site';
import type { Article } from '../types';
import { fieldTable, requestTable } from './tables';

export const reference: Article = {
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
            { text: 'HTTP status codes', route: 'docsLimitsAndErrors', hash: 'http-codes' },
            ' lists them and what to do about each.',
          ],
        },
      ],
    },
  ],
};
