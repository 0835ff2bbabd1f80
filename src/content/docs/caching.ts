/** The text of the docs page "Caching". */
import ownCache from '../samples/ownCache.js?highlight';
import type { Article } from '../types';

export const caching: Article = {
  lead: ['Repeated requests can come from the ', { text: 'cache', route: 'docsGlossary', hash: 'cache' }, ', with no provider call.'],
  sections: [
    {
      id: 'what-it-does',
      heading: 'What it does',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the same request comes again, the hub can return the earlier response. You wait less, and no provider does the work twice. Cached responses are fast, but they can be stale.',
        },
      ],
    },
    {
      id: 'what-to-cache',
      heading: 'What to cache',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'Whether a call suits a cache',
            columns: ['The call', 'Does it suit a cache?', 'Because'],
            rows: [
              ['Classify, extract, or translate a fixed text', 'Yes', 'There’s one correct result, and it doesn’t change'],
              ['Summarize a public page', 'Yes, until the page changes', 'Everyone may read the same summary'],
              ['Stock levels, prices, weather', 'No', 'The result goes stale'],
              ['Ten fresh ideas', 'No', 'You want different words each time'],
              ['Anything about one person', 'No', 'Nobody else should read the response'],
            ],
          },
        },
      ],
    },
    {
      id: 'repeatable-requests',
      heading: 'Make requests repeatable',
      blocks: [
        {
          kind: 'paragraph',
          text: 'What the hub counts as the same request isn’t documented. The safe assumption is: the same body, byte for byte.',
        },
        {
          kind: 'list',
          items: [
            'Keep today’s date, random IDs, and user names out of the prompt.',
            'Keep every other field of the request the same, too.',
            'Put fixed instructions in the system message, and write them once.',
          ],
        },
      ],
    },
    {
      id: 'own-cache',
      heading: 'Cache in your own code',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'How long the hub keeps a response, and ',
            { text: 'how to skip its cache, isn’t documented', route: 'docsBeforeYouCommit', hash: 'cache-control' },
            '. If you need that control, cache in your own code. This example keeps a response for an hour:',
          ],
        },
        { kind: 'code', title: 'ownCache.js', code: ownCache },
      ],
    },
  ],
};
