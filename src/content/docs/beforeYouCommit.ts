/** The text of the docs page "Before you commit". */
import { notCovered } from '../notCovered';
import { planFacts } from '../planFacts';
import type { Article } from '../types';

const [starter, access, enterprise] = planFacts;

export const beforeYouCommit: Article = {
  lead: 'What these docs answer, what they don’t, and whom to ask.',
  sections: [
    {
      id: 'covered',
      heading: 'Questions with an answer',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Where to find it',
            columns: ['Question', 'In short'],
            rows: [
              [
                'What does it cost at our volume?',
                [
                  `${starter.price} a month up to ${starter.rateLimit}, ${access.price} up to ${access.rateLimit}, ${enterprise.price} for more. `,
                  { text: 'See pricing', route: 'pricing' },
                  '.',
                ],
              ],
              [
                'What uptime do you commit to?',
                [
                  `${access.uptimeSla} on ${access.name}, ${enterprise.uptimeSla} on ${enterprise.name}, and none on ${starter.name}. `,
                  { text: 'Compare plans', route: 'pricing', hash: 'side-by-side' },
                  '.',
                ],
              ],
              [
                'What happens when a provider is down?',
                [
                  'The next one in your failover order takes the call. ',
                  { text: 'See how a call is routed', route: 'docsRoutingAndFailover' },
                  '.',
                ],
              ],
              [
                'What do we do about errors?',
                [
                  'Retry 429, 500, and 503. Fix 400 and 401. ',
                  { text: 'See the retry guide', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
                  '.',
                ],
              ],
              [
                'How do we notice problems?',
                ['Five events, and the tokens in every response. ', { text: 'See what you can observe', route: 'docsObservability' }, '.'],
              ],
              [
                'How much code do we change?',
                ['The URL, the key, and one more field. ', { text: 'See what changes', route: 'docsMovingFromAnSdk' }, '.'],
              ],
              ['What changed lately?', ['Three versions so far. ', { text: 'See the changelog', route: 'docsChangelog' }, '.']],
            ],
          },
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
            'This site doesn’t document the following. If your project depends on any of it, ',
            { text: 'ask support or sales', route: 'contact' },
            ' before you commit.',
          ],
        },
        {
          kind: 'table',
          table: {
            caption: 'What isn’t documented, and whom to ask',
            columns: ['Topic', 'Ask', 'What isn’t documented'],
            rowIds: notCovered.map(({ id }) => id),
            rows: notCovered.map(({ topic, unknown, ask }) => [topic, ask, unknown]),
          },
        },
      ],
    },
  ],
};
