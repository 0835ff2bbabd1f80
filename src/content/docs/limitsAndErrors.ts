/** The words of the docs page "Limits and Errors". */
import { httpCodes, limits } from '../apiReference';
import { billing } from '../billing';
import errorBody from '../samples/error.json?highlight';
import retryJs from '../samples/retry.js?highlight';
import retryPy from '../samples/retry.py?highlight';
import retryCurl from '../samples/retry.sh?highlight';
import type { Article } from '../types';

export const limitsAndErrors: Article = {
  lead: [
    'The ',
    { text: 'rate limit', route: 'docsGlossary', hash: 'rate-limit' },
    ' of each plan, what each status code means, and when to retry.',
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
            'The ', { text: 'pricing page', route: 'pricing' },
            ' compares everything else. For a custom limit, contact ', { text: 'sales', route: 'contact' }, '.',
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
            caption: 'Status codes and how to handle them',
            columns: ['Code', 'Meaning', 'Retry?', 'What to do'],
            rowIds: httpCodes.map(({ code }) => String(code)),
            rows: httpCodes.map(({ code, meaning, canRetry, whatToDo }) => [
              [{ code: String(code) }], meaning, canRetry ? 'Yes, after a wait' : 'No', whatToDo,
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
          text: 'The body of a failed call describes the error, both for your program and for people.',
        },
        { kind: 'code', title: 'Error body', code: errorBody },
        {
          kind: 'paragraph',
          text: [
            'Branch on the HTTP status code. Log ', { code: 'code' }, ', ', { code: 'message' }, ' and ', { code: 'type' }, '.',
          ],
        },
      ],
    },
    {
      id: 'when-to-retry',
      heading: 'When to retry',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              'Retry after ', { code: '429' }, ', ', { code: '500' }, ' and ', { code: '503' },
              ', with ', { text: 'exponential backoff', route: 'docsGlossary', hash: 'exponential-backoff' },
              ': wait longer each time.',
            ],
            ['Don’t retry after ', { code: '400' }, ' or ', { code: '401' }, ': the same call fails again.'],
            'Stop after a few retries and report the error. An endless loop spends your quota.',
          ],
        },
        {
          kind: 'codeSet',
          title: 'Retry with backoff',
          codeSet: { curl: retryCurl, javascript: retryJs, python: retryPy },
        },
      ],
    },
  ],
};
