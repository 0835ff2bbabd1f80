/** The text of the docs page "Recipes". */
import askJs from '../samples/ask.mjs?highlight';
import askCurl from '../samples/ask.sh?highlight';
import compareJs from '../samples/compareProviders.mjs?highlight';
import comparePy from '../samples/compare_providers.py?highlight';
import latency from '../samples/latency.sh?highlight';
import multiTurnJs from '../samples/multiTurn.mjs?highlight';
import multiTurnPy from '../samples/multi_turn.py?highlight';
import n8nWorkflow from '../samples/n8nWorkflow.json?highlight';
import type { Article } from '../types';

export const recipes: Article = {
  lead: 'Short programs to copy. Each one runs as it is, with your key in HUB_KEY.',
  sections: [
    {
      id: 'multi-turn',
      heading: 'Hold a conversation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each call carries the whole conversation, so add every message to the list and send it again. Long conversations use more tokens each time; drop old messages when you can.',
        },
        { kind: 'code', title: 'multiTurn.mjs', code: multiTurnJs },
        { kind: 'code', title: 'multi_turn.py', code: multiTurnPy },
      ],
    },
    {
      id: 'compare-providers',
      heading: 'Compare two providers on one prompt',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Send the same messages to both at once, and read the responses side by side. Do this with your own prompts before you switch, or before you rely on failover.',
        },
        { kind: 'code', title: 'compareProviders.mjs', code: compareJs },
        { kind: 'code', title: 'compare_providers.py', code: comparePy },
      ],
    },
    {
      id: 'ask-endpoint',
      heading: 'An endpoint for a widget',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Anyone can read a key in a page, so the key stays on your server. The widget sends a question to ',
            { code: '/ask' },
            ', and gets only text back.',
          ],
        },
        { kind: 'code', title: 'ask.mjs', code: askJs },
        { kind: 'code', title: 'Try it', code: askCurl },
        {
          kind: 'list',
          items: [
            'Limit how often each visitor can ask. They all share your rate limit and your quota.',
            'Show the text as text, not as HTML.',
            'Serve it from the same origin as your page, or set the CORS headers that your widget needs.',
          ],
        },
      ],
    },
    {
      id: 'n8n-workflow',
      heading: 'An n8n workflow to import',
      blocks: [
        {
          kind: 'list',
          isOrdered: true,
          items: [
            ['Copy the workflow, and paste it onto an empty canvas in n8n.'],
            [
              'Open the node Call, and create a Header Auth credential with the name ',
              { code: 'Authorization' },
              ' and the value ',
              { code: 'Bearer' },
              ', a space, and your key.',
            ],
            ['Change the fields in the node Request, and run the workflow. The text is in ', { code: 'choices[0].message.content' }, '.'],
          ],
        },
        { kind: 'code', title: 'n8nWorkflow.json', code: n8nWorkflow },
      ],
    },
    {
      id: 'measure-latency',
      heading: 'Measure latency',
      blocks: [
        {
          kind: 'paragraph',
          text: 'How fast the hub responds isn’t documented, so measure it from where your server runs. Use a short prompt and few tokens, to time the way there and back rather than the writing.',
        },
        { kind: 'code', title: 'latency.sh', code: latency },
        { kind: 'paragraph', text: 'A repeat may come from the cache. If later times drop sharply, change the prompt for each call.' },
      ],
    },
  ],
};
