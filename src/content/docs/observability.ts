/** The text of the docs page "Observability". */
import { limits } from '../apiReference';
import tokensJs from '../samples/tokensPerFeature.js?highlight';
import tokensPy from '../samples/tokens_per_feature.py?highlight';
import type { Article } from '../types';

export const observability: Article = {
  lead: 'See who responded, how long it took, and where your tokens go.',
  sections: [
    {
      id: 'what-you-get',
      heading: 'What you get',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'What each source tells you',
            columns: ['Source', 'Good for', 'What it tells you'],
            rows: [
              [[{ code: 'usage' }, ' in a response'], 'Cost per feature', 'Tokens in your messages, in the response, and in total'],
              [[{ code: 'id' }, ' in a response'], 'Support requests, matching events', 'Which call this was'],
              [[{ code: 'provider' }, ' and ', { code: 'model' }, ' in a response'], 'Noticing a failover', 'Who responded'],
              ['Call events', 'Alerts', 'Status and duration of each call'],
              ['Quota events', 'Telling a person in time', 'Your quota is low or used up'],
              ['The log', 'Looking back', 'Every call, for as long as your plan keeps it'],
            ],
          },
        },
      ],
    },
    {
      id: 'tokens-per-feature',
      heading: 'Log tokens per feature',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Give every call the name of the feature that makes it, and write one line of JSON for each response. The line also tells you whether another provider took over.',
        },
        { kind: 'code', title: 'tokensPerFeature.js', code: tokensJs },
        { kind: 'code', title: 'tokens_per_feature.py', code: tokensPy },
      ],
    },
    {
      id: 'match-events',
      heading: 'Match calls with events',
      blocks: [
        {
          kind: 'list',
          items: [
            ['In call events, ', { code: 'data.id' }, ' is the ', { code: 'id' }, ' of the response. Store both under that ID.'],
            [
              { code: 'duration_ms' },
              ' is the hub’s view. The time in your own log includes your network. A gap between the two is worth a look.',
            ],
            ['Count ', { code: 'call.failed' }, ' per minute, and alert on the share rather than on a single one.'],
            [
              'A ',
              { code: 'call.started' },
              ' without an end isn’t proof of a lost call: ',
              { text: 'redelivery isn’t documented', route: 'docsBeforeYouCommit', hash: 'webhook-delivery' },
              '.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'To receive events, copy the ',
            { text: 'receiver', route: 'docsWebhooks', hash: 'receiving' },
            '. To time calls from the outside, ',
            { text: 'measure latency with curl', route: 'docsRecipes', hash: 'measure-latency' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'log-retention',
      heading: 'How long the log keeps calls',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Log retention of each plan',
            columns: ['Plan', 'Log retention'],
            rows: limits.map(({ name, logRetention }) => [name, logRetention]),
          },
        },
        {
          kind: 'paragraph',
          text: [
            'If you need calls for longer, write your own log. ',
            {
              text: 'Whether the hub’s log contains your prompts isn’t documented',
              route: 'docsBeforeYouCommit',
              hash: 'prompt-retention',
            },
            '.',
          ],
        },
      ],
    },
  ],
};
