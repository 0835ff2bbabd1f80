/** The text of the docs page "Routing and failover". */
import { routing } from '../routing';
import orchestratorJs from '../samples/orchestrator.mjs?highlight';
import orchestratorPy from '../samples/orchestrator.py?highlight';
import orchestratorCurl from '../samples/orchestrator.sh?highlight';
import type { Article } from '../types';

export const routingAndFailover: Article = {
  lead: 'Name the provider you want. When it’s unavailable, the call goes to the next one.',
  sections: [
    {
      id: 'how-a-call-is-routed',
      heading: 'How a call is routed',
      blocks: [
        { kind: 'list', isOrdered: true, items: [routing.named, routing.failover, routing.exhausted] },
        {
          kind: 'table',
          table: {
            caption: 'What you see',
            columns: ['What happened', 'Your webhook gets', 'Your code gets'],
            rows: [
              ['The provider you named responds', [{ code: 'call.completed' }], 'A response that names it'],
              ['Another provider responds', [{ code: 'call.completed' }], 'A response that names that one'],
              ['None is available', [{ code: 'call.failed' }], [{ code: '503' }, ', provider unavailable']],
            ],
          },
        },
        {
          kind: 'paragraph',
          text: `${routing.whoResponded} Log them: a failover that nobody notices is a good one, but you want to know.`,
        },
      ],
    },
    {
      id: 'failover-order',
      heading: 'Your failover order',
      isSample: true,
      blocks: [
        { kind: 'paragraph', text: routing.order },
        { kind: 'paragraph', text: 'Providers don’t share model names, so each entry needs the model that should take over.' },
      ],
    },
    {
      id: 'prepare',
      heading: 'Prepare for a failover',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              'Run your own prompts on every provider in the order. ',
              { text: 'Compare two providers on one prompt', route: 'docsRecipes', hash: 'compare-providers' },
              ' has the code.',
            ],
            'If you parse the response, choose a format that all of them get right.',
            'Check that your longest conversation fits the smallest model.',
            'Leave time for more than one attempt before your own timeout.',
            'Decide what your users see when every provider is down.',
          ],
        },
      ],
    },
    {
      id: 'own-list',
      heading: 'Use a list of your own',
      blocks: [
        {
          kind: 'paragraph',
          text: ['To choose the order for a single call, go through a list in your code when a call gets a ', { code: '503' }, '.'],
        },
        {
          kind: 'codeSet',
          title: 'Try your own list after a 503',
          codeSet: { curl: orchestratorCurl, javascript: orchestratorJs, python: orchestratorPy },
        },
      ],
    },
    {
      id: 'not-documented',
      heading: 'What isn’t documented',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'What counts as ',
            { text: 'unavailable', route: 'docsBeforeYouCommit', hash: 'unavailable' },
            ', how long the hub waits, and ',
            { text: 'how many attempts it makes', route: 'docsBeforeYouCommit', hash: 'timeouts-and-attempts' },
            '.',
          ],
        },
      ],
    },
  ],
};
