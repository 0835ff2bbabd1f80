/** Four ways to connect the hub, and two workflow diagrams as data: the page draws them and writes them out as lists. */
import type { RouteId } from '../routes';
import { site } from './site';
import type { RichText } from './types';

export interface Integration {
  /** The tab and its address: `/integrations#<id>`. */
  readonly id: string;
  readonly name: string;
  readonly overview: readonly RichText[];
  readonly connectSteps: readonly RichText[];
  readonly exampleFlow: { readonly intro: RichText; readonly steps: readonly RichText[] };
}

export interface WorkflowNode {
  readonly id: string;
  /** Two or three words: it is drawn inside the figure. */
  readonly label: string;
  /** A few words under the label. */
  readonly note?: string;
  /** Both count from 1, left to right and top to bottom; a row may lie half-way between two. */
  readonly column: number;
  readonly row: number;
}

export interface WorkflowEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** Drawn as an unplugged cable. The label must say in words what went wrong. */
  readonly isBroken?: boolean;
}

export interface Workflow {
  readonly id: string;
  readonly title: string;
  /** One sentence: the caption of the figure. */
  readonly description: string;
  readonly nodes: readonly WorkflowNode[];
  readonly edges: readonly WorkflowEdge[];
  /** The text twin: says all that the drawing says, in order. */
  readonly steps: readonly string[];
}

const callUrl = `https://${site.apiHost}/v1/call`;

export const integrationsPage = {
  heading: 'Integrations',
  lead: 'The hub has one address, and it takes a plain HTTP request. Here is how to reach it from your own code, from n8n, from RapidAPI and from a widget on a page.',
  overviewHeading: 'Overview',
  connectHeading: 'Connect',
  exampleHeading: 'Example flow',
  workflowsHeading: 'Two workflows, drawn',
  /** Comes before each diagram's text twin. */
  stepsHeading: 'The same in words',
  /** Names the drawing beside the heading. */
  drawingName: (callers: string, hub: string) => `Cables from ${callers}, all to one jack: ${hub}`,
} as const;

export const contactLink = {
  heading: 'Is your tool not here?',
  text: 'If it can send an HTTP request with a header, it can use the hub. If it cannot, or if you are not sure, ask us.',
  action: { text: 'Ask about an integration', route: 'contact' },
} as const satisfies {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly text: string; readonly route: RouteId };
};

export const integrations = [
  {
    id: 'hub',
    name: site.host,
    overview: [
      'The shortest cable: your own code calls the application programming interface (API) of the hub directly. Any language with an HTTP client will do.',
      [
        'There is one call to learn, ',
        { code: 'POST /v1/call' },
        '. The provider and the model are values in its body, so the rest of your code does not change when they do.',
      ],
    ],
    connectSteps: [
      'Keep your key in an environment variable on your server. It belongs in no repository and no browser.',
      [
        'Send a POST request to ',
        { code: callUrl },
        ' with the header ',
        { code: 'Authorization: Bearer YOUR_API_KEY' },
        '.',
      ],
      [
        'Put ',
        { code: 'provider' },
        ', ',
        { code: 'model' },
        ' and ',
        { code: 'messages' },
        ' in a body in JavaScript Object Notation (JSON). ',
        { code: 'temperature' },
        ' and ',
        { code: 'max_tokens' },
        ' go there too.',
      ],
      [
        'Read the answer from ',
        { code: 'choices' },
        ' and the tokens it took from ',
        { code: 'usage' },
        '. Every field is in the ',
        { text: 'API reference', route: 'docsApiReference' },
        '.',
      ],
    ],
    exampleFlow: {
      intro: 'A support tool drafts a reply. A person reads it before it goes out.',
      steps: [
        'A customer’s message arrives in your tool.',
        ['Your server sends it to ', { code: 'POST /v1/call' }, ' with a short instruction as the first message.'],
        ['The hub passes the call to the provider that ', { code: 'provider' }, ' names.'],
        'Your tool shows the draft. A person edits it and sends it.',
      ],
    },
  },
  {
    id: 'n8n',
    name: 'n8n',
    overview: [
      'n8n joins services into workflows without much code. Its HTTP Request node can make any call, so it can call the hub.',
      'The key sits in an n8n credential. It does not show in the workflow, and you can share the workflow without it.',
    ],
    connectSteps: [
      'Add an HTTP Request node to your workflow.',
      ['Set the method to POST and the URL to ', { code: callUrl }, '.'],
      [
        'Under Authentication choose Generic Credential Type, then Header Auth. In the new credential, set Name to ',
        { code: 'Authorization' },
        ' and Value to ',
        { code: 'Bearer YOUR_API_KEY' },
        '.',
      ],
      [
        'Turn on Send Body, choose JSON, and write ',
        { code: 'provider' },
        ', ',
        { code: 'model' },
        ' and ',
        { code: 'messages' },
        ' in it.',
      ],
      ['Run the node once. The answer stands in ', { code: 'choices[0].message.content' }, '.'],
      [
        'To receive events, add a Webhook node to a workflow of its own, set it to POST, and copy its production URL. The call that registers an address is not published: ',
        { text: 'ask us', route: 'contact' },
        ' to do it. ',
        { text: 'Webhooks', route: 'docsWebhooks' },
        ' shows what arrives.',
      ],
    ],
    exampleFlow: {
      intro: 'Every form entry gets a one-line summary, and a second workflow keeps a log of the calls.',
      steps: [
        'A form entry starts the workflow.',
        'The HTTP Request node sends the entry to the hub and asks for one line.',
        ['The workflow stores the line beside the entry, with the ', { code: 'id' }, ' of the call.'],
        [
          'A Webhook node starts a second workflow when ',
          { code: 'call.completed' },
          ' or ',
          { code: 'call.failed' },
          ' arrives, and writes the status and the duration to the log.',
        ],
      ],
    },
  },
  {
    id: 'rapidapi',
    name: 'RapidAPI',
    overview: [
      'RapidAPI is a marketplace of APIs with a request client that runs in the browser. You can use the client to try a call to the hub before you write code.',
      'You can also combine the two: fetch data from an API that you subscribe to there, and give it to a model through the hub. The two keys stay apart. RapidAPI’s key goes to RapidAPI, and yours for the hub goes to the hub.',
    ],
    connectSteps: [
      'Open the request client in RapidAPI and make a new request.',
      ['Set the method to POST and the URL to ', { code: callUrl }, '.'],
      [
        'Add the header ',
        { code: 'Authorization' },
        ' with the value ',
        { code: 'Bearer YOUR_API_KEY' },
        '. Use a secret variable for it if you share the project with others.',
      ],
      [
        'Add a JSON body with ',
        { code: 'provider' },
        ', ',
        { code: 'model' },
        ' and ',
        { code: 'messages' },
        ', and send the request.',
      ],
    ],
    exampleFlow: {
      intro: 'A daily note about the weather, in plain words, from an API that only speaks in numbers.',
      steps: [
        'Subscribe to a weather API in RapidAPI and copy the request that its page shows.',
        'Once a day, your server makes that request with your RapidAPI key.',
        ['It puts the numbers into ', { code: 'messages' }, ' and sends them to the hub with your key for the hub.'],
        'It publishes the sentence that comes back.',
      ],
    },
  },
  {
    id: 'web-widgets',
    name: 'Web Widgets',
    overview: [
      'A widget is a small piece of a page: a search box that answers, or a form that suggests. It can use the hub, but not directly.',
      'A key in a page can be read by everyone who opens the page. So the widget calls your own server, and your server calls the hub.',
    ],
    connectSteps: [
      ['Make an address on your own server for the widget, such as ', { code: '/ask' }, '. Keep the key there, in an environment variable.'],
      'Let that address take only what the widget needs, such as one question of limited length. Provider, model and instructions are set on the server.',
      'Limit how often one visitor may ask. Your quota is shared by all of them.',
      ['From the server, send the question to ', { code: 'POST /v1/call' }, ' and return only the text of the answer.'],
      'In the widget, show the answer as text, not as HTML, and say when there is none.',
    ],
    exampleFlow: {
      intro: 'A box on a help page that answers from the help page.',
      steps: [
        'A visitor types a question and presses Ask.',
        ['The widget sends the question to ', { code: '/ask' }, ' on your server.'],
        'Your server adds the text of the help page and calls the hub.',
        'The widget shows the answer, with a link to the part of the page that it came from.',
      ],
    },
  },
] as const satisfies readonly Integration[];

export const workflows = [
  {
    id: 'workflow-failover',
    title: 'Failover: a second cable takes over',
    description: 'Your app calls the hub, the first provider is unavailable, and the hub gets the answer from a second one.',
    nodes: [
      { id: 'app', label: 'Your app', note: 'One key', column: 1, row: 1.5 },
      { id: 'hub', label: 'The hub', note: 'POST /v1/call', column: 2, row: 1.5 },
      { id: 'first', label: 'OpenAI', note: 'Named in the call', column: 3, row: 1 },
      { id: 'second', label: 'Anthropic', note: 'Takes over', column: 3, row: 2 },
      { id: 'answer', label: 'Answer', note: 'Back to your app', column: 4, row: 1.5 },
    ],
    edges: [
      { from: 'app', to: 'hub', label: 'Call' },
      { from: 'hub', to: 'first', label: 'Fails: unavailable', isBroken: true },
      { from: 'hub', to: 'second', label: 'Second try' },
      { from: 'second', to: 'answer', label: 'Completed' },
    ],
    steps: [
      'Your app sends one call to the hub, POST /v1/call, with one key.',
      'The hub tries OpenAI, the provider named in the call. The try fails: the provider is unavailable.',
      'The hub makes a second try, with Anthropic, which takes over.',
      'Anthropic completes the call, and the answer goes back to your app.',
    ],
  },
  {
    id: 'workflow-n8n',
    title: 'n8n: a call goes out, a webhook comes back',
    description: 'An n8n workflow calls a provider through the hub, and a webhook from the hub starts a second workflow that keeps a log.',
    nodes: [
      { id: 'trigger', label: 'Form entry', note: 'Starts workflow one', column: 1, row: 1.5 },
      { id: 'request', label: 'HTTP Request', note: 'n8n node', column: 2, row: 1.5 },
      { id: 'hub', label: 'The hub', note: 'POST /v1/call', column: 3, row: 1.5 },
      { id: 'provider', label: 'Mistral', note: 'Gives the answer', column: 5, row: 1 },
      { id: 'webhook', label: 'Webhook', note: 'Starts workflow two', column: 4, row: 2 },
      { id: 'log', label: 'Log', note: 'Id, status, duration', column: 5, row: 2 },
    ],
    edges: [
      { from: 'trigger', to: 'request' },
      { from: 'request', to: 'hub', label: 'Call' },
      { from: 'hub', to: 'provider', label: 'Call' },
      { from: 'hub', to: 'webhook', label: 'call.completed' },
      { from: 'webhook', to: 'log' },
    ],
    steps: [
      'A form entry starts the first n8n workflow.',
      'The HTTP Request node of n8n sends a call to the hub, POST /v1/call.',
      'The hub passes the call to Mistral, which gives the answer.',
      'The hub sends the event call.completed to a Webhook node, which starts the second n8n workflow.',
      'The second workflow writes the id, the status and the duration of the call to a log.',
    ],
  },
] as const satisfies readonly Workflow[];
