/** What an owner does on the first afternoon: the steps of "Before you publish" in the README, and ordinary edits. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const owner = { name: 'Acme Hub', host: 'acme.example' };

/** Replaces text in a file. A text that is not there is a mistake of this list. */
type Edit = readonly [file: string, ...changes: readonly (readonly [find: string | RegExp, replacement: string])[]];

const incident = `
    { id: 'incident-queue', title: 'A slow queue', state: 'investigating', ended: null, affected: { webhooks: ['degraded'] },
      summary: 'Events arrive late.', updates: ['We are looking for the cause.'] },`;

const article = `  { path: '/resources/hello', section: sections.articles, title: 'Hello from us',
    description: 'Who we are, and why we built a hub.', date: '2027-01-10' },
`;

const version = `
  { version: 'v1.3.0', date: '2027-01-12', changes: ['Calls to two more APIs!'] },`;

const plan = `  team: { id: 'team', name: 'Team', isPopular: false, price: \`\${currency.sign}49.50\`, rateLimit: '500 requests/minute',
    logRetention: '14 days', support: 'email', uptimeSla: '99.5%', providers: '3' },
`;

const planText = `  team: { summary: 'For real calls.', audience: 'For one team.', action: { text: 'Sign up for Team', href: '/signup?plan=team' } },\n`;

const integration = `
  { id: 'make', name: 'Make', summary: 'Call it in a scenario.', overview: ['Make connects apps.'], connectSteps: ['Add an HTTP module.'],
    exampleFlow: { intro: 'A form is summarized.', steps: ['A person fills it in.'] } },`;

const edits: readonly Edit[] = [
  [
    'src/content/site.ts',
    [/slogan: '.*'/, "slogan: 'Call any model!'"],
    ["language: 'en'", "language: 'de'"],
    [/(?<=^ {2})forms: .*/m, "forms: { signIn: 'https://app.acme.example/in', signUp: 'https://app.acme.example/up', contact: '/send' },"],
    ["statusUrl: ''", "statusUrl: 'https://status.acme.example/'"],
    ["gitHub: ''", "gitHub: 'https://app.acme.example/github'"],
    [/(?<=^ {2})origins: .*/m, "origins: { script: ['https://stats.example'], connect: ['https://stats.example'], img: [] },"],
    [/(?<=^ {2})postalAddress: .*/m, "postalAddress: [name, '7 Acme Way', 'Springfield'],"],
    [/(?<=^ {2})legal: .*/m, "legal: { owner: 'Acme Inc.', law: 'Oregon', effectiveDate: '2027-01-15' },"],
    [/(?<=^ {2})statement: .*/m, "statement: { date: '2027-01-15', replyTime: 'two days', escalation: 'the ombudsman' },"],
    [/chat: \[.*?\n {2}\]/s, 'chat: []'],
    [/social: \[.*?\n {2}\]/s, 'social: []'],
  ],
  ['index.html', ['<!--head-->', '<script defer src="https://stats.example/count.js"></script>\n    <!--head-->']],
  ['src/pages/HomePage/HomePage.tsx', [/(?=<h2 id="integrations">)/, '<img src="/favicon.svg" alt="Our team" width="48" height="48" />']],
  ['src/content/pages/testimonials.ts', [/quote: '.*'/, "quote: 'We moved our whole programme in a day!'"]],
  ['src/content/articles/resources/faq.md', [/$/, '\n## Where are you based? {#where}\n\nIn Springfield, behind the Power Plant.\n']],
  ['src/content/articles/docs/glossary.md', [/### Sample .*\n\n.*\n\n/, '']],
  ['src/content/siteRoutes.ts', [/(?= {2}\{\n {4}path: '\/resources\/what-failover)/, article]],
  ['src/content/facts/changelog.ts', [/(?<=changelog = \[)/, version]],
  [
    'src/content/facts/status.ts',
    ['lastDay: null', "lastDay: '2027-01-15'"],
    ["name: 'Webhooks', state: 'operational'", "name: 'Webhooks', state: 'degraded'"],
    [/(?<=incidents: \[)/, incident],
    ['ended: 15', "ended: '2027-01-02'"],
    ['ended: 52', "ended: '2026-12-01'"],
  ],
  [
    'src/content/facts/planFacts.ts',
    ["'starter' | 'access'", "'starter' | 'team' | 'access'"],
    [/(?=^ {2}access: )/m, plan],
    ["'1,000 requests/minute'", "'1,500 requests/minute'"],
    ['sign}280', 'sign}249.50'],
    ['sign}999', 'sign}1,899'],
    ["sign: '$', code: 'USD', name: 'US dollars'", "sign: '€', code: 'EUR', name: 'euros'"],
  ],
  ['src/content/pages/plans.ts', [/(?=^ {2}access: )/m, planText]],
  ['src/content/pages/integrations.ts', [/(?<=const integrations: .* = \[)/, integration]],
  ['src/content/facts/providers.ts', [/ {2}\{ id: 'mistral'.*\n/, '']],
  ['src/content/facts/models.ts', [/ {2}mistral: .*\n/, '']],
  [
    'src/styles/tokens.css',
    [/--color-key: .*/, '--color-key: light-dark(#0a4d8c, #9fc8ff);'],
    [/--color-cable: .*/, '--color-cable: light-dark(#0f62b0, #9fc8ff);'],
  ],
];

/** Makes the edits in a renamed copy of the project. */
export function editAsOwner(folder: string) {
  const content = join(folder, 'src/content');
  for (const [file, ...changes] of edits) change(join(folder, file), changes);
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.\w+$/.test(name)) searchAndReplace(join(content, name));
  writeFileSync(join(content, 'articles/resources/hello.md'), 'We needed a hub.\n\n## Who we are {#who}\n\nA small team.\n');
}

function change(path: string, changes: readonly (readonly [string | RegExp, string])[]) {
  let text = readFileSync(path, 'utf8');
  for (const [find, replacement] of changes) {
    if (typeof find === 'string' ? !text.includes(find) : !find.test(text)) throw new Error(`${path} has no ${find}.`);
    text = text.replace(find, () => replacement);
  }
  writeFileSync(path, text);
}

/** Without samples, and without one of the providers. */
function searchAndReplace(path: string) {
  const text = readFileSync(path, 'utf8');
  const flags = /(?<=\{#[\w-]+) \.sample(?=\})|^ *isSample: true,\n|, isSample: true/gm;
  writeFileSync(path, text.replaceAll(flags, '').replaceAll('mistral', 'google'));
}
