/** The text of the docs page "Limits and Errors". */
import { httpCodes, limits } from '../apiReference';
import { billing } from '../billing';
import errorBody from '../samples/error.json?highlight';
import retryJs from '../samples/retry.js?highlight';
import retryPy from '../samples/retry.py?highlight';
import retryCurl from '../samples/retry.sh?highlight';
import type { Article } from '../types';

export const limitsAndErrors: Article = {
  lead: [
    'Each plan’s ',
    { text: 'rate limit', route: 'docsGlossary', hash: 'rate-limit' },
    ', what each status code means, and when to retry.',
  ],
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
            'For a custom limit, ',
            { text: 'ask sales', route: 'contact' },
            '. ',
            { text: 'Quotas and rate limits', route: 'docsQuotasAndRateLimits' },
            ' explains how the two differ.',
          ],
        },
        { kind: 'paragraph', text: billing.setWithPlan },
      ],
    },
    {
      id: 'http-codes',
      heading: 'HTTP status codes',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Status codes, and how to handle them',
            columns: ['Code', 'Meaning', 'Retry?', 'What to do'],
            rowIds: httpCodes.map(({ code }) => String(code)),
            rows: httpCodes.map(({ code, meaning, canRetry, whatToDo }) => [
              [{ code: String(code) }],
              meaning,
              canRetry ? 'Yes, after a wait' : 'No',
              whatToDo,
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
          text: 'The body of a failed call describes the error, for your program and for people.',
        },
        { kind: 'code', title: 'Error body', code: errorBody },
        {
          kind: 'note',
          text: [
            'This is the one error body that’s documented: its ',
            { code: 'code' },
            ' and ',
            { code: 'type' },
            ' are exact, its ',
            { code: 'message' },
            ' is made up. So branch on the HTTP status code, and log all three fields.',
          ],
        },
      ],
    },
    {
      id: 'when-to-retry',
      heading: 'Retry guide',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'What to retry',
            columns: ['What happened', 'Retry?'],
            rows: [
              ['No connection, or it broke', 'Yes'],
              ['Timeout: no response in time', 'Yes'],
              [[{ code: '429' }, ', ', { code: '500' }, ', or ', { code: '503' }], 'Yes'],
              [[{ code: '400' }, ' or ', { code: '401' }], 'Never: the same call fails again'],
            ],
          },
        },
        {
          kind: 'list',
          items: [
            [
              'Wait longer each time (',
              { text: 'exponential backoff', route: 'docsGlossary', hash: 'exponential-backoff' },
              '), and add a random delay.',
            ],
            [
              'If the response has a ',
              { code: 'Retry-After' },
              ' header, wait that long instead. Whether the hub sends it isn’t documented, but proxies on the way may.',
            ],
            'Give each attempt a timeout, and all of them together a deadline. After that, report the error.',
          ],
        },
        {
          kind: 'note',
          text: 'A retried call can be billed twice. If a response got lost on its way to you, the provider has done the work, and the retry does it again. There’s no documented way to mark two requests as the same call.',
        },
        {
          kind: 'codeSet',
          title: 'Retry with backoff and a deadline',
          codeSet: { curl: retryCurl, javascript: retryJs, python: retryPy },
        },
        {
          kind: 'paragraph',
          text: [
            'Each retry counts as a request. The hub’s own ',
            { text: 'routing with failover', route: 'docsRoutingAndFailover' },
            ' comes first: by the time you see a ',
            { code: '503' },
            ', no provider in your failover order was available.',
          ],
        },
      ],
    },
  ],
};
