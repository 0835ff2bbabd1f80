/**
 * The API as data: its call, the responses, and the events. The docs and `openapi.json` show the same. Descriptions are Markdown, with links
 * as in articles.
 */
import { site } from '../site.ts';
import { providers } from './providers.ts';

/** The part of JSON Schema that the API uses. */
export interface Schema {
  readonly type: 'string' | 'number' | 'integer' | 'object' | 'array';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const text = (description: string): Schema => ({ type: 'string', description });
const integer = (description: string): Schema => ({ type: 'integer', description });
const array = (description: string, items: Schema): Schema => ({ type: 'array', description, items });

/** Fields that are `optional` aren't specified for every body. */
function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []) {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) } as const;
}

/** The only endpoint. */
export const endpoint = {
  method: 'POST',
  path: '/v1/call',
  url: `https://${site.apiHost}/v1/call`,
} as const;

/** The request header with the API key. */
export const authorization = { header: 'Authorization', scheme: 'Bearer' } as const;

const message = object({
  role: text(
    'Who the message is from, in the examples: `system` for instructions, `user` for your input, `assistant` for earlier responses.',
  ),
  content: text('The text of the message.'),
});
const choiceMessage = object({
  role: text('In the examples, `assistant`, which is the model.'),
  content: text('The text of the response.'),
});
const choice = object({ message: { description: 'What the model wrote.', ...choiceMessage } });
const usage = object({
  prompt_tokens: integer('Tokens in your messages.'),
  completion_tokens: integer('Tokens in the response.'),
  total_tokens: integer('The sum of the two.'),
});
const error = object({
  code: text('A short name for the error, for example `invalid_request`.'),
  message: text('The error in words, for people.'),
  type: text('The kind of error, for example `invalid_request_error`.'),
});
const deliveryData = object(
  {
    id: text('What the event is about, for example a call.'),
    status: text('The state of the call. Log it, but branch on the event. Not specified for quota events.'),
    duration_ms: integer('The duration of the call in milliseconds. Not specified for quota events.'),
  },
  ['status', 'duration_ms'],
);

/** The bodies of the API, and the objects in them. */
export const schemas = {
  request: object(
    {
      provider: text(`The provider to call, such as \`${providers[0].id}\`. See [providers and models](/docs/api-reference#providers).`),
      model: text('The model to use, by the name that its provider gives it.'),
      messages: array('The conversation so far, oldest message first.', message),
      temperature: { type: 'number', description: 'Lower values give steadier responses. The range depends on the model.' },
      max_tokens: integer('The maximum number of tokens in the response.'),
    },
    ['temperature', 'max_tokens'],
  ),
  message,
  response: object({
    id: text('Identifies the call. Log it.'),
    provider: text('The provider that responded.'),
    model: text('The model that responded.'),
    choices: array('The results.', choice),
    usage: { description: 'The tokens that the call used.', ...usage },
  }),
  choice,
  choiceMessage,
  usage,
  errorBody: object({ error: { description: 'What went wrong.', ...error } }),
  error,
  delivery: object({ event: text('The name of the event.'), data: { description: 'The details of the event.', ...deliveryData } }),
  deliveryData,
} as const;

/** Stands for what isn't published of an error. */
const notPublished = (message: string) => ({ code: 'not_published', message, type: 'not_published' });

/** Every documented HTTP status code except success, its body, and whether the same call can succeed later without a change. */
export const httpCodes = [
  {
    code: 400,
    meaning: 'Invalid parameters',
    error: { code: 'invalid_request', message: 'Invalid parameters', type: 'invalid_request_error' },
    canRetry: false,
    whatToDo: 'Read `error.message`, and fix the request body. The same body fails again.',
  },
  {
    code: 401,
    meaning: 'Invalid API key',
    error: notPublished('Invalid API key'),
    canRetry: false,
    whatToDo: 'Check `HUB_KEY` and the `Authorization` header. The same key fails again.',
  },
  {
    code: 429,
    meaning: 'Rate limit exceeded',
    error: notPublished('Rate limit exceeded'),
    canRetry: true,
    whatToDo:
      'Wait, then retry. The [retry guide](/docs/limits-and-errors#when-to-retry) says how long. If it keeps happening, spread out your calls, or choose a plan with a higher limit.',
  },
  {
    code: 500,
    meaning: 'Server error',
    error: notPublished('Server error'),
    canRetry: true,
    whatToDo: `Wait, then retry. If it keeps happening, check the [status page](${site.statusUrl || '/status'}), and [contact support](/contact?subject=failing-call).`,
  },
  {
    code: 503,
    meaning: 'Provider unavailable',
    error: notPublished('Provider unavailable'),
    canRetry: true,
    whatToDo: 'The hub found no available provider. Wait, then retry, or name another `provider`.',
  },
] as const;

/** Every documented webhook event. `when` completes "Sent when …". */
export const webhookEvents = [
  { name: 'call.started', when: 'a call starts' },
  { name: 'call.completed', when: 'a call completes' },
  { name: 'call.failed', when: 'a call fails' },
  { name: 'quota.warning', when: 'your quota is running low' },
  { name: 'quota.exceeded', when: 'your quota is used up' },
] as const;

export type EventName = (typeof webhookEvents)[number]['name'];

/** The title of a sample response. */
export const responseTitle = 'Response body';
