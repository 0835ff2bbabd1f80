/** The words of the docs page "Before you commit". */
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
            columns: ['Question', 'In short', 'Read more'],
            rows: [
              [
                'What does it cost at our volume?',
                `${starter.price} up to ${starter.rateLimit}, ${access.price} up to ${access.rateLimit}, ${enterprise.price} above`,
                [{ text: 'Pricing', route: 'pricing' }],
              ],
              ['What uptime do you commit to?', `${access.name}: ${access.uptimeSla}. ${enterprise.name}: ${enterprise.uptimeSla}. ${starter.name}: none`, [{ text: 'Plans compared', route: 'pricing', hash: 'side-by-side' }]],
              ['What happens when a provider is down?', 'The next one takes the call', [{ text: 'Routing and failover', route: 'docsRoutingAndFailover' }]],
              ['What do we do about errors?', 'Retry 429, 500, and 503; fix 400 and 401', [{ text: 'Retry guide', route: 'docsLimitsAndErrors', hash: 'when-to-retry' }]],
              ['How do we notice problems?', 'Five events, and usage in every response', [{ text: 'Observability', route: 'docsObservability' }]],
              ['How much code do we change?', 'A URL, a key, and one field', [{ text: 'Moving from a provider’s SDK', route: 'docsMovingFromAnSdk' }]],
              ['What changed lately?', 'Three versions so far', [{ text: 'Changelog', route: 'docsChangelog' }]],
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
            columns: ['Topic', 'What isn’t documented', 'Ask'],
            rowIds: notCovered.map(({ id }) => id),
            rows: notCovered.map(({ topic, unknown, ask }) => [topic, unknown, ask]),
          },
        },
      ],
    },
  ],
};
