/** The text of the docs page "Quotas and rate limits". */
import { limits } from '../apiReference';
import { billing } from '../billing';
import { planFacts } from '../planFacts';
import type { Article } from '../types';

const [, access, enterprise] = planFacts;

export const quotasAndRateLimits: Article = {
  lead: 'A rate limit counts requests per minute. A quota counts what your plan includes. They run out in different ways.',
  sections: [
    {
      id: 'which-is-which',
      heading: 'Which is which',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Rate limit and quota',
            columns: ['Question', 'Rate limit', 'Quota'],
            rows: [
              ['What does it count?', 'Requests per minute', 'What your plan includes'],
              [
                'How do you notice?',
                [{ code: '429' }, ', rate limit exceeded'],
                [{ code: 'quota.warning' }, ', then ', { code: 'quota.exceeded' }],
              ],
              ['Does waiting help?', 'Yes, a minute later it’s over', 'No'],
              ['What helps?', 'Fewer requests at once', 'Less use, or a bigger plan'],
            ],
          },
        },
        {
          kind: 'paragraph',
          text: ['Each ', { text: 'call', route: 'docsGlossary', hash: 'call' }, ' is one HTTP request, and so is each retry.'],
        },
      ],
    },
    {
      id: 'rate-limits',
      heading: 'Rate limits',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Rate limit of each plan',
            columns: ['Plan', 'Rate limit'],
            rows: limits.map(({ name, rateLimit }) => [name, rateLimit]),
          },
        },
        {
          kind: 'list',
          items: [
            [
              'When a call gets a ',
              { code: '429' },
              ', wait and retry. The ',
              { text: 'retry guide', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
              ' has the code.',
            ],
            'Put background jobs into a queue, and send them at a steady pace.',
            `If your peak is above ${access.rateLimit}, you need ${enterprise.name}: ${enterprise.price} per month, with a custom limit.`,
          ],
        },
      ],
    },
    {
      id: 'quota-events',
      heading: 'What to do at each event',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'The two quota events',
            columns: ['Event', 'What it means', 'What to do'],
            rowIds: ['quota-warning', 'quota-exceeded'],
            rows: [
              [
                [{ code: 'quota.warning' }],
                'Your quota is running low.',
                'Tell someone who can decide: wait, cut back, or move to a bigger plan. Pause background jobs. Look at your tokens per feature for the one that grew.',
              ],
              [
                [{ code: 'quota.exceeded' }],
                'Your quota is used up.',
                'Turn off what can wait, keep what your users need, and tell them. Stop retrying: waiting doesn’t bring a quota back.',
              ],
            ],
          },
        },
        {
          kind: 'paragraph',
          text: [
            { text: 'Webhooks', route: 'docsWebhooks' },
            ' has a receiver for both. At which level the warning is sent, and ',
            { text: 'which status code calls get after that, isn’t documented', route: 'docsBeforeYouCommit', hash: 'quota-size' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'billing',
      heading: 'What counts',
      blocks: [
        { kind: 'paragraph', text: billing.setWithPlan },
        {
          kind: 'paragraph',
          text: [
            ...billing.usage,
            ' ',
            { text: 'See how to log tokens per feature', route: 'docsObservability', hash: 'tokens-per-feature' },
            '.',
          ],
        },
      ],
    },
  ],
};
