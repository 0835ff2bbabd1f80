/** Four ways to connect the hub. The home page loads them too, without the other texts of their page (integrationsPage.ts). */
import { contactAbout } from '../facts/subjects';
import { site } from '../site';
import type { RichText } from '../types';

export interface Integration {
  /** The anchor that selects the tab: `/integrations#<id>`. */
  readonly id: string;
  readonly name: string;
  /** On the home page. */
  readonly summary: string;
  readonly overview: readonly RichText[];
  readonly connectSteps: readonly RichText[];
  readonly exampleFlow: { readonly intro: RichText; readonly steps: readonly RichText[] };
}

const callUrl = `https://${site.apiHost}/v1/call`;

export const integrations: readonly [Integration, ...Integration[]] = [
  {
    id: 'hub',
    name: site.host,
    summary: 'Call it from your backend.',
    overview: [
      `Call ${site.name} directly from your backend. Any language with an HTTP client works.`,
      ['There’s one call to learn, ', { code: 'POST /v1/call' }, '. Two strings in its body name the provider and the model.'],
    ],
    connectSteps: [
      ['Store your key on your server in the environment variable ', { code: 'HUB_KEY' }, '. Keep it out of repositories and web pages.'],
      ['Send a POST request to ', { code: callUrl }, ' with the header ', { code: 'Authorization: Bearer $HUB_KEY' }, '.'],
      [
        'Put ',
        { code: 'provider' },
        ', ',
        { code: 'model' },
        ', and ',
        { code: 'messages' },
        ' in a JSON body. ',
        { code: 'temperature' },
        ' and ',
        { code: 'max_tokens' },
        ' are optional.',
      ],
      [
        'Read the text from ',
        { code: 'choices' },
        ' and the token count from ',
        { code: 'usage' },
        '. The ',
        { text: 'API Reference', href: '/docs/api-reference' },
        ' has every field.',
      ],
    ],
    exampleFlow: {
      intro: 'A support tool drafts a reply, and a person checks it before it goes out.',
      steps: [
        'A customer’s message arrives in your tool.',
        ['Your server sends it to ', { code: 'POST /v1/call' }, ', with a ', { code: 'system' }, ' message that says how to reply.'],
        'Your tool shows the draft, and a person edits it and sends it.',
      ],
    },
  },
  {
    id: 'n8n',
    name: 'n8n',
    summary: 'Add AI to a workflow with the HTTP Request node.',
    overview: [
      `n8n connects services in workflows with little code. Its HTTP Request node can call ${site.name}.`,
      [
        'n8n stores your key in a credential, not in the workflow, so you can share the workflow safely. ',
        { text: 'See a ready-made n8n workflow', href: '/docs/recipes#n8n-workflow' },
        ', or build it yourself:',
      ],
    ],
    connectSteps: [
      'Add an HTTP Request node to your workflow.',
      ['Set the method to POST and the URL to ', { code: callUrl }, '.'],
      [
        'Under Authentication, choose Generic Credential Type, then Header Auth. In the new credential, set Name to ',
        { code: 'Authorization' },
        ' and Value to ',
        { code: 'Bearer' },
        ', a space, and your key.',
      ],
      ['Turn on Send Body, choose JSON, and enter ', { code: 'provider' }, ', ', { code: 'model' }, ', and ', { code: 'messages' }, '.'],
      ['Run the node. The response’s text is in ', { code: 'choices[0].message.content' }, '.'],
      [
        'To receive events, add a Webhook node to a second workflow, set it to POST, copy its production URL, and ',
        { text: 'ask support to register it', href: contactAbout('webhook') },
        '. ',
        { text: 'See the body of an event', href: '/docs/webhooks#payload' },
        '.',
      ],
    ],
    exampleFlow: {
      intro: 'Every form entry gets a one-line summary, and a second workflow logs the calls.',
      steps: [
        'A form entry starts the workflow.',
        'The HTTP Request node sends the entry and asks for one line.',
        ['The workflow saves the line with the entry and the call’s ', { code: 'id' }, '.'],
        [
          'When ',
          { code: 'call.completed' },
          ' or ',
          { code: 'call.failed' },
          ' arrives, a Webhook node starts a second workflow, which logs the status and the duration.',
        ],
      ],
    },
  },
  {
    id: 'rapidapi',
    name: 'RapidAPI',
    summary: 'Try a call in the browser before you write code.',
    overview: [
      'RapidAPI has a request client that runs in the browser.',
      `Every call uses your ${site.name} key, even a call to a third-party API.`,
    ],
    connectSteps: [
      'Open the request client in RapidAPI and create a request.',
      ['Set the method to POST and the URL to ', { code: callUrl }, '.'],
      [
        'Add the header ',
        { code: 'Authorization' },
        ' with the value ',
        { code: 'Bearer' },
        ', a space, and your key. If you share the project, keep the key in a secret variable.',
      ],
      ['Add a JSON body with ', { code: 'provider' }, ', ', { code: 'model' }, ', and ', { code: 'messages' }, '. Then send the request.'],
    ],
    exampleFlow: {
      intro: 'You plan a daily weather note: a weather API supplies the numbers, and a model turns them into a sentence.',
      steps: [
        ['In the request client, call the weather API. ', { text: 'See a call to a weather API', href: '/docs#third-party-api' }, '.'],
        ['Copy the result into the ', { code: 'messages' }, ' of a second request that names a model. The key stays the same.'],
        'Change the wording until the sentence reads well.',
        'Move both requests to your server and run them once a day.',
      ],
    },
  },
  {
    id: 'web-widgets',
    name: 'Web Widgets',
    summary: 'Put AI on a page, and keep the key on your server.',
    overview: [
      `A widget is part of a page, such as a search box or a form with suggestions. It can use ${site.name}, but not directly.`,
      'Anyone who opens a page can read a key in it, so the widget calls your server, and your server makes the call.',
    ],
    connectSteps: [
      [
        'Create an endpoint on your server for the widget, for example ',
        { code: '/ask' },
        ', and keep the key there in ',
        { code: 'HUB_KEY' },
        '. ',
        { text: 'See an example of the endpoint', href: '/docs/recipes#ask-endpoint' },
        '.',
      ],
      'Accept only what the widget needs, such as one question of limited length. Set the provider, the model, and the instructions on the server.',
      'Limit how often each visitor can ask. They all share your quota.',
      ['From the server, send the question to ', { code: 'POST /v1/call' }, ', and return only the text.'],
      'In the widget, show the response as text, not as HTML, and say so if there is none.',
    ],
    exampleFlow: {
      intro: 'A box on a help page takes questions about the page.',
      steps: [
        'A visitor types a question and selects Ask.',
        ['The widget sends the question to ', { code: '/ask' }, ' on your server.'],
        ['Your server adds the text of the help page as a ', { code: 'system' }, ' message and makes the call.'],
        'The widget shows the response, with a link to the section it comes from.',
      ],
    },
  },
];
