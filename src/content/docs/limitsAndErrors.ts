/** The words of the docs page "Limits and Errors". */
import { httpCodes, limits } from '../apiReference';
import errorBody from '../samples/error.json?highlight';
import retryJs from '../samples/retry.js?highlight';
import retryPy from '../samples/retry.py?highlight';
import retryCurl from '../samples/retry.sh?highlight';
import type { Article } from '../types';

export const limitsAndErrors: Article = {
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
