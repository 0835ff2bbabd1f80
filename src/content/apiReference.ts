/** The API as data: its one call, the answers and the webhook events. The docs and the tests read it. */
import { planFacts } from './planFacts';
import { site } from './site';
import type { RichText } from './types';

interface Described {
  readonly name: string;
  readonly description: RichText;
}

interface ValueType {
  readonly type: 'string' | 'number' | 'integer';
}

/** An object has fields, and so has each entry of an array. */
interface NestedType<Inner> {
  readonly type: 'object' | 'array';
  readonly fields: readonly Inner[];
}

export type Field = Described & (ValueType | NestedType<Field>);

/** A field of a request. */
export type RequestField = Described & { readonly isRequired: boolean } & (ValueType | NestedType<RequestField>);

export interface HttpCode {
  readonly code: number;
  readonly meaning: string;
  readonly whatToDo: RichText;
  /** Whether the same call, unchanged, can succeed later. */
  readonly canRetry: boolean;
}

export interface WebhookEvent {
  readonly name: string;
  /** Completes "Sent when …". */
  readonly when: string;
}

/** The only endpoint. */
export const endpoint = {
  method: 'POST',
  path: '/v1/call',
  url: `https://${site.apiHost}/v1/call`,
} as const;

/** The request header with the API key. */
export const authorization = { header: 'Authorization', scheme: 'Bearer' } as const;

/** An entry of `messages` in a request. */
export const messageFields = [
  {
    name: 'role',
    type: 'string',
    isRequired: true,
    description: ['Who the message is from: ', { code: 'user' }, ' for what you ask.'],
  },
  { name: 'content', type: 'string', isRequired: true, description: 'The text of the message.' },
] as const satisfies readonly RequestField[];

/** The request body. */
export const requestFields = [
  {
    name: 'provider',
    type: 'string',
    isRequired: true,
    description: ['The provider to call, as ', { code: 'openai' }, ' or ', { code: 'anthropic' }, '.'],
  },
  {
    name: 'model',
    type: 'string',
    isRequired: true,
    description: 'The model to use, by the name that its provider gives it.',
  },
  {
    name: 'messages',
    type: 'array',
    isRequired: true,
    description: 'The conversation so far, oldest message first.',
    fields: messageFields,
  },
  {
    name: 'temperature',
    type: 'number',
    isRequired: false,
    description: 'How much the answer may vary. A low value gives steadier answers. The range depends on the model.',
  },
  {
    name: 'max_tokens',
    type: 'integer',
    isRequired: false,
    description: 'The most tokens that the answer may have.',
  },
] as const satisfies readonly RequestField[];

/** The `message` of a choice. */
export const choiceMessageFields = [
  {
    name: 'role',
    type: 'string',
    description: ['Who the message is from: ', { code: 'assistant' }, ' for what the model says.'],
  },
  { name: 'content', type: 'string', description: 'The text of the answer.' },
] as const satisfies readonly Field[];

/** An entry of `choices` in a response. */
export const choiceFields = [
  { name: 'message', type: 'object', description: 'One answer.', fields: choiceMessageFields },
] as const satisfies readonly Field[];

/** The `usage` of a response. */
export const usageFields = [
  { name: 'prompt_tokens', type: 'integer', description: 'Tokens in the messages that you sent.' },
  { name: 'completion_tokens', type: 'integer', description: 'Tokens in the answer.' },
  { name: 'total_tokens', type: 'integer', description: 'The sum of the two.' },
] as const satisfies readonly Field[];

/** The response body. */
export const responseFields = [
  { name: 'id', type: 'string', description: 'Names this call. Write it to your own log.' },
  { name: 'provider', type: 'string', description: 'The provider that answered.' },
  { name: 'model', type: 'string', description: 'The model that answered.' },
  { name: 'choices', type: 'array', description: ['The answers. Each holds a ', { code: 'message' }, '.'], fields: choiceFields },
  { name: 'usage', type: 'object', description: 'How many tokens the call took.', fields: usageFields },
] as const satisfies readonly Field[];

/** The `error` of an error body. */
export const errorFields = [
  { name: 'code', type: 'string', description: ['A short name for what is wrong, as ', { code: 'invalid_request' }, '.'] },
  { name: 'message', type: 'string', description: 'The same in words, for a person to read.' },
  { name: 'type', type: 'string', description: ['The kind of error, as ', { code: 'invalid_request_error' }, '.'] },
] as const satisfies readonly Field[];

/** The body of an answer other than success. */
export const errorBodyFields = [
  { name: 'error', type: 'object', description: 'What is wrong.', fields: errorFields },
] as const satisfies readonly Field[];

/** The `data` of a webhook delivery. */
export const webhookDataFields = [
  { name: 'id', type: 'string', description: 'What the event is about. In a call event, the call.' },
  {
    name: 'status',
    type: 'string',
    description: 'How things stand. The list of values is not published, so log it and branch on the event instead.',
  },
  { name: 'duration_ms', type: 'integer', description: 'How long it took, in milliseconds.' },
] as const satisfies readonly Field[];

/** The body of a webhook delivery. */
export const webhookFields = [
  { name: 'event', type: 'string', description: 'The name of the event, one of the five.' },
  { name: 'data', type: 'object', description: 'What happened.', fields: webhookDataFields },
] as const satisfies readonly Field[];

/** Every documented HTTP status code except success. */
export const httpCodes = [
  {
    code: 400,
    meaning: 'Invalid parameters',
    whatToDo: ['Read ', { code: 'error.message' }, ' and correct the body. The same body fails again.'],
    canRetry: false,
  },
  {
    code: 401,
    meaning: 'Invalid API key',
    whatToDo: ['Check the key and the ', { code: 'Authorization' }, ' header. The same key fails again.'],
    canRetry: false,
  },
  {
    code: 429,
    meaning: 'Rate limit exceeded',
    whatToDo: 'Wait, then send the call again. If it happens often, spread your calls out or look at the limit of your plan.',
    canRetry: true,
  },
  {
    code: 500,
    meaning: 'Server error',
    whatToDo: [
      'Wait, then send the call again. If it goes on, look at the ',
      { text: 'status page', route: 'status' },
      ' and write to ',
      { text: 'support', route: 'contact' },
      '.',
    ],
    canRetry: true,
  },
  {
    code: 503,
    meaning: 'Provider unavailable',
    whatToDo: ['Wait and send the call again, or name another ', { code: 'provider' }, ' in it.'],
    canRetry: true,
  },
] as const satisfies readonly HttpCode[];

/** Every documented webhook event. */
export const webhookEvents = [
  { name: 'call.started', when: 'a call begins' },
  { name: 'call.completed', when: 'a call ends with an answer' },
  { name: 'call.failed', when: 'a call ends without an answer' },
  { name: 'quota.warning', when: 'your quota runs low' },
  { name: 'quota.exceeded', when: 'your quota has run out' },
] as const satisfies readonly WebhookEvent[];

/** Rate limit and log retention of each plan. */
export const limits = planFacts.map(({ name, rateLimit, logRetention }) => ({ name, rateLimit, logRetention }));
