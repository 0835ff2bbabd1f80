/** Everything that articles can name: facts, conditions, and what is generated from data. */
import {
  authorization,
  choiceFields,
  choiceMessageFields,
  endpoint,
  errorFields,
  type Field,
  httpCodes,
  limits,
  messageFields,
  type RequestField,
  requestFields,
  responseFields,
  usageFields,
  webhookDataFields,
  webhookEvents,
  webhookFields,
} from '../facts/apiReference.ts';
import { billing } from '../facts/billing.ts';
import { changelog, lastRelease, latestVersion } from '../facts/changelog.ts';
import { formOrigins, hasOtherOrigins, isDemo } from '../facts/connections.ts';
import { countInWords, dateInWords } from '../interface.ts';
import { type ProviderModels, providerModels } from '../facts/models.ts';
import { type PlanFacts, planFacts, planPrices } from '../facts/planFacts.ts';
import { aiProviders } from '../facts/providers.ts';
import { routing } from '../facts/routing.ts';
import { site } from '../site.ts';
import { subjects } from '../facts/subjects.ts';
import type { Inline, RichText, Section, TableContent } from '../types';

type Table = Omit<TableContent, 'caption'>;

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
  endpoint,
  authorization,
  billing,
  routing,
  lastRelease,
  latestVersion,
  legal: { ...legal, effectiveDate: dateInWords(legal.effectiveDate) },
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
  hasSampleApi: providerModels.some((entry: ProviderModels) => entry.isSample),
  hasStatementDate: statement.date !== '',
  hasReplyTime: statement.replyTime !== '',
  hasEscalation: statement.escalation !== '',
};

/** The subjects of `[text](/contact?subject=name)`. */
export { subjects };

/** The tables of `::table[Caption]{of=name}`. */
export const tables = {
  limits: {
    columns: ['Plan', 'Rate limit', 'Log retention'],
    rows: limits.map(({ name, rateLimit, logRetention }) => [name, rateLimit, logRetention]),
  },
  httpCodes: {
    columns: ['Code', 'Meaning', 'Retry?', 'What to do'],
    rowIds: httpCodes.map(({ code }) => String(code)),
    rows: httpCodes.map(({ code, meaning, canRetry, whatToDo }) => [
      [{ code: String(code) }],
      meaning,
      canRetry ? 'Yes, after a wait' : 'No',
      whatToDo,
    ]),
  },
  providerModels: {
    columns: ['Provider', 'Value of provider', 'Value of model'],
    rows: providerModels.map(({ id, name, models, isSample }: ProviderModels) => [
      isSample ? `${name} (made up, in place of a third-party API)` : name,
      [{ code: id }],
      models.flatMap((model, index): Inline[] => [...(index ? [', '] : []), { code: model }]),
    ]),
  },
  webhookEvents: { columns: ['Event', 'Sent when'], rows: webhookEvents.map(({ name, when }) => [[{ code: name }], when]) },
  webhookFields: fieldTable(webhookFields),
  webhookDataFields: fieldTable(webhookDataFields),
  requestFields: requestTable(requestFields),
  messageFields: requestTable(messageFields),
  responseFields: fieldTable(responseFields),
  choiceFields: fieldTable(choiceFields),
  choiceMessageFields: fieldTable(choiceMessageFields),
  usageFields: fieldTable(usageFields),
  errorFields: fieldTable(errorFields),
} satisfies Readonly<Record<string, Table>>;

/** The lists of `::list{of=name}`. */
export const lists = {
  /** The status codes that a first call can cause. */
  firstErrors: httpCodes
    .filter(({ code }) => [400, 401, 429].includes(code))
    .map(({ code, meaning, whatToDo }) => [
      linkToCode(code),
      `, ${meaning.toLowerCase().replace('api', 'API')}: `,
      ...(typeof whatToDo === 'string' ? [whatToDo] : whatToDo),
    ]),
  httpCodes: httpCodes.map(({ code, meaning }) => [linkToCode(code), `: ${meaning}`]),
} satisfies Readonly<Record<string, readonly RichText[]>>;

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

function linkToCode(code: number): Inline {
  return { text: String(code), route: 'docsLimitsAndErrors', hash: String(code) };
}

function requestTable(fields: readonly RequestField[]): Table {
  return {
    isFieldList: true,
    columns: ['Field', 'Type', 'Required', 'Description'],
    rows: fields.map(({ name, type, isRequired, description }) => [[{ code: name }], type, isRequired ? 'Yes' : 'No', description]),
  };
}

function fieldTable(fields: readonly Field[]): Table {
  return {
    isFieldList: true,
    columns: ['Field', 'Type', 'Description'],
    rows: fields.map(({ name, type, description }) => [[{ code: name }], type, description]),
  };
}
