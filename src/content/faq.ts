/** The questions of the resources page, and the words of the page itself. */
import { planFacts } from './planFacts';
import { site } from './site';
import type { RichText } from './types';

export interface FaqEntry {
  /** The anchor on the page is `faq-<id>`. */
  readonly id: string;
  readonly question: string;
  /** One entry for each paragraph. */
  readonly answer: readonly RichText[];
}

const [starter, access, enterprise] = planFacts;

export const resourcesPage = {
  heading: 'Resources',
  lead: 'Three articles on calling models in production, two case studies, and ten questions that people ask before they open an account.',
  articlesHeading: 'Articles',
  /** The link in a teaser; the article's title follows, for screen readers. */
  readArticle: 'Read the article',
  caseStudiesHeading: 'Case studies',
  faqHeading: 'Questions and answers',
} as const;

export const faq = [
  {
    id: 'what-is-it',
    question: `What is ${site.name}?`,
    answer: [
      `${site.name} is a hub that stands between your code and the providers that it calls. Your code sends one kind of request with one key. The hub passes it to OpenAI, Anthropic, Google, Mistral or a third-party API (application programming interface).`,
      'Think of the patch bay in a sound studio: one cable, many sockets, and you decide which one it reaches.',
    ],
  },
  {
    id: 'which-providers',
    question: 'Which providers can I call?',
    answer: [
      [
        `OpenAI, Anthropic, Google and Mistral, and third-party APIs beside them. ${starter.name} reaches ${starter.providers} providers, ${access.name} and ${enterprise.name} reach ${access.providers} of them. `,
        { text: 'Pricing', route: 'pricing' },
        ' sets the plans side by side.',
      ],
    ],
  },
  {
    id: 'change-provider',
    question: 'What do I change to use another provider?',
    answer: [
      [
        'Two values in the body of the call: ',
        { code: 'provider' },
        ' and ',
        { code: 'model' },
        '. The key, the address and the shape of the answer stay as they are.',
      ],
      'The words of the answer will differ, of course. Try your real prompts before you switch for good.',
    ],
  },
  {
    id: 'provider-down',
    question: 'What happens when a provider is down?',
    answer: [
      'The hub can pass the call to another provider. This is called failover. Your code sends one call and gets one answer.',
      [
        'When no provider can take the call, you get the status ',
        { code: '503' },
        ', and a ',
        { code: 'call.failed' },
        ' event if you listen for it. ',
        { text: 'Limits and errors', route: 'docsLimitsAndErrors' },
        ' says when to try again.',
      ],
    ],
  },
  {
    id: 'caching',
    question: 'Does caching change my answers?',
    answer: [
      'A cached answer is an earlier answer to the same request, given again. It is quick, and it is not new. That suits a question with one right answer, and it does not suit a request for ten different ideas.',
      [
        'The article ',
        { text: 'Caching model calls without surprises', route: 'resources', hash: 'caching-without-surprises' },
        ' goes through the cases.',
      ],
    ],
  },
  {
    id: 'limits',
    question: 'What happens when I reach a limit?',
    answer: [
      [
        'A request over your rate limit gets the status ',
        { code: '429' },
        `. Wait a little and send it again. The limit is ${starter.rateLimit} on ${starter.name} and ${access.rateLimit} on ${access.name}. On ${enterprise.name} it is set with you.`,
      ],
      [
        'Two events tell you about your quota: ',
        { code: 'quota.warning' },
        ' when it runs low, and ',
        { code: 'quota.exceeded' },
        ' when it has run out.',
      ],
    ],
  },
  {
    id: 'webhooks',
    question: 'Which events can a webhook tell me about?',
    answer: [
      [
        'Five: ',
        { code: 'call.started' },
        ', ',
        { code: 'call.completed' },
        ', ',
        { code: 'call.failed' },
        ', ',
        { code: 'quota.warning' },
        ' and ',
        { code: 'quota.exceeded' },
        '. Each delivery names the event and carries an id, a status and a duration in milliseconds.',
      ],
      [{ text: 'The webhooks page', route: 'docsWebhooks' }, ' shows a delivery field by field.'],
    ],
  },
  {
    id: 'where-to-keep-the-key',
    question: 'Where do I keep my key?',
    answer: [
      'On your server, in an environment variable or a secret store. Never in a page, a mobile app or a repository: whoever can read the key can spend your quota.',
      [
        'A widget on a page calls your own server, and your server calls the hub. ',
        { text: 'Web Widgets', route: 'integrations', hash: 'web-widgets' },
        ' has the steps.',
      ],
    ],
  },
  {
    id: 'sdk-needed',
    question: 'Do I need an SDK?',
    answer: [
      [
        'No. An SDK (software development kit) is a convenience. The hub is one HTTP call, and any HTTP client can make it. The ',
        { text: 'SDK page', route: 'docsSdk' },
        ' has small clients for JavaScript and Python that you can read in a minute and paste into your project.',
      ],
    ],
  },
  {
    id: 'does-this-site-keep-data',
    question: 'What does this website do with what I type?',
    answer: [
      'It sends nothing. The sign-in and sign-up screens write the form to your own browser’s console, with passwords masked, and the contact form offers you a draft in your own mail program.',
      ['There are no cookies and no trackers. ', { text: 'Privacy', route: 'privacy' }, ' lists the little that your browser keeps.'],
    ],
  },
] as const satisfies readonly FaqEntry[];
