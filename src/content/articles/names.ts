/** Everything that articles can name: facts, conditions, and what is generated from data. */
import { authorization, endpoint, httpCodes, type Schema, schemas, webhookEvents } from '../facts/apiReference.ts';
import { billing } from '../facts/billing.ts';
import { changelog, lastRelease, latestVersion } from '../facts/changelog.ts';
import { formOrigins, hasOtherOrigins, isDemo } from '../facts/connections.ts';
import { countInWords, dateInWords } from '../interface.ts';
import { providerModels } from '../facts/models.ts';
import { type PlanFacts, planFacts, planPrices } from '../facts/planFacts.ts';
import { aiProviders, providerNames, providers } from '../facts/providers.ts';
import { routing } from '../facts/routing.ts';
import { site } from '../site.ts';
import { subjects } from '../facts/subjects.ts';
import type { Section } from '../types';

const { name, host, apiHost, supportEmail, salesEmail, legal, statement } = site;

/** With the number of providers in words, such as “three”. */
const plansInWords = Object.fromEntries(
  planFacts.map((plan) => [
    plan.id,
    { ...plan, providers: Number(plan.providers) ? countInWords(Number(plan.providers)) : plan.providers },
  ]),
) as Record<PlanFacts['id'], PlanFacts>;

/** The values of `{{name}}`: strings, and rich text. */
export const facts = {
  name,
  host,
  apiHost,
  supportEmail,
  salesEmail,
  ...plansInWords,
  planPrices: planPrices('or'),
  aiProviders,
  providerNames,
  firstProvider: providers[0].id,
  endpoint,
  authorization,
  billing,
  routing,
  lastRelease,
  latestVersion,
  legal: { ...legal, effectiveDate: legal.effectiveDate && dateInWords(legal.effectiveDate) },
  statement: { ...statement, date: statement.date && dateInWords(statement.date) },
};

/** The conditions of `:::when{name}` and `:::unless{name}` that follow from content. */
export const conditions = {
  isDemo,
  isSending: formOrigins.length > 0,
  sendsAccounts: Boolean(site.forms.signIn || site.forms.signUp),
  sendsSignIn: Boolean(site.forms.signIn),
  sendsSignUp: Boolean(site.forms.signUp),
  sendsMessages: Boolean(site.forms.contact),
  hasOtherOrigins,
  hasChats: site.chat.length > 0,
  hasSampleApi: providerModels.some(({ isSample }) => isSample),
  hasStatementDate: statement.date !== '',
  hasReplyTime: statement.replyTime !== '',
  hasEscalation: statement.escalation !== '',
};

/** The subjects of `[text](/contact?subject=name)`. */
export { subjects };

const fieldColumns = ['Field', 'Type', 'Description'];

/** The tables of `::table[Caption]{of=name}`, in Markdown. */
export const tables = {
  limits: table(
    ['Plan', 'Rate limit', 'Log retention'],
    planFacts.map(({ name, rateLimit, logRetention }) => [name, rateLimit, logRetention]),
  ),
  httpCodes: table(
    ['Code', 'Meaning', 'Retry?', 'What to do'],
    httpCodes.map(({ code, meaning, canRetry, whatToDo }) => [
      `\`${code}\` {#${code}}`,
      meaning,
      canRetry ? 'After a wait' : 'No',
      whatToDo,
    ]),
  ),
  providerModels: table(
    ['Provider', 'Model'],
    providerModels.map(({ id, models, isSample }) => [
      `\`${id}\`${isSample ? ' (made up)' : ''}`,
      models.map((model) => `\`${model}\``).join(', '),
    ]),
  ),
  webhookEvents: table(
    ['Event', 'Sent when'],
    webhookEvents.map(({ name, when }) => [`\`${name}\``, when]),
  ),
  requestFields: table(fieldColumns, fieldRows(schemas.request, true)),
  responseFields: table(fieldColumns, fieldRows(schemas.response)),
  errorFields: table(fieldColumns, fieldRows(schemas.error)),
  webhookFields: table(fieldColumns, fieldRows(schemas.delivery)),
} as const;

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The fields of an object, each before the fields inside it. A request says of each whether it is required. */
function fieldRows({ properties = {}, required }: Schema, isRequest = false, path = ''): string[][] {
  return Object.entries(properties).flatMap(([name, field]) => [
    [
      `\`${path}${name}\``,
      isRequest ? `${field.type}, ${required?.includes(name) ? 'required' : 'optional'}` : field.type,
      field.description ?? '',
    ],
    ...fieldRows(field.items ?? field, isRequest, `${path}${name}${field.items ? '[]' : ''}.`),
  ]);
}

/** The sections of `::sections{of=name}`. */
export const sections = {
  changelog: changelog.map(({ version, date, changes }) => ({
    id: version.replaceAll('.', '-'),
    heading: version,
    blocks: [
      ...(date ? [{ kind: 'paragraph', text: `Released on ${dateInWords(date)}.` } as const] : []),
      { kind: 'list', items: changes },
    ],
  })),
} satisfies Readonly<Record<string, readonly Section[]>>;
