/** The API as data: its call, the responses, and the events. The docs and the tests read it. */
import { planFacts } from './planFacts.ts';
import { site } from '../site.ts';
import { statusLink } from './status.ts';
import { withSubject } from './subjects.ts';
import type { RichText } from '../types';

interface Described {
  readonly name: string;
  readonly description: RichText;
}

interface ValueType {
  readonly type: 'string' | 'number' | 'integer';
}

/** Objects have fields, and so do the entries of an array. */
interface NestedType<Inner> {
  readonly type: 'object' | 'array';
  readonly fields: readonly Inner[];
}

/** `isRequired` is false for a field that isn't specified for every body. */
export type Field = Described & { readonly isRequired?: boolean } & (ValueType | NestedType<Field>);

export type RequestField = Described & { readonly isRequired: boolean } & (ValueType | NestedType<RequestField>);

export interface HttpCode {
  readonly code: number;
  readonly meaning: string;
  readonly whatToDo: RichText;
  /** Whether the same call can succeed later without a change. */
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

/** The fields of an entry of `messages` in a request. */
export const messageFields = [
  {
    name: 'role',
    type: 'string',
    isRequired: true,
    description: [
      'Who the message is from, in the examples: ',
      { code: 'system' },
      ' for instructions, ',
      { code: 'user' },
      ' for your input, ',
      { code: 'assistant' },
      ' for earlier responses.',
    ],
  },
  { name: 'content', type: 'string', isRequired: true, description: 'The text of the message.' },
] as const satisfies readonly RequestField[];

/** The fields of the request body. */
export const requestFields = [
  {
    name: 'provider',
    type: 'string',
    isRequired: true,
    description: [
      'The provider to call, for example ',
      { code: 'openai' },
      '. See ',
      { text: 'providers and models', route: 'docsApiReference', hash: 'providers' },
      '.',
    ],
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
    description: 'Lower values give steadier responses. The range depends on the model.',
  },
  {
    name: 'max_tokens',
    type: 'integer',
    isRequired: false,
    description: 'The maximum number of tokens in the response.',
  },
] as const satisfies readonly RequestField[];

/** The fields of the `message` of a choice. */
export const choiceMessageFields = [
  {
    name: 'role',
    type: 'string',
    description: ['In the examples, ', { code: 'assistant' }, ', which is the model.'],
  },
  { name: 'content', type: 'string', description: 'The text of the response.' },
] as const satisfies readonly Field[];

/** The fields of an entry of `choices` in a response. */
export const choiceFields = [
  { name: 'message', type: 'object', description: 'What the model wrote.', fields: choiceMessageFields },
] as const satisfies readonly Field[];

/** The fields of the `usage` of a response. */
export const usageFields = [
  { name: 'prompt_tokens', type: 'integer', description: 'Tokens in your messages.' },
  { name: 'completion_tokens', type: 'integer', description: 'Tokens in the response.' },
  { name: 'total_tokens', type: 'integer', description: 'The sum of the two.' },
] as const satisfies readonly Field[];

/** The fields of the response body. */
export const responseFields = [
  { name: 'id', type: 'string', description: 'Identifies the call. Log it. A failed call has no ID in its body.' },
  { name: 'provider', type: 'string', description: 'The provider that responded.' },
  { name: 'model', type: 'string', description: 'The model that responded.' },
  { name: 'choices', type: 'array', description: ['The results. Each has a ', { code: 'message' }, '.'], fields: choiceFields },
  { name: 'usage', type: 'object', description: 'The tokens that the call used.', fields: usageFields },
] as const satisfies readonly Field[];

/** The fields of the `error` of an error body. */
export const errorFields = [
  { name: 'code', type: 'string', description: ['A short name for the error, for example ', { code: 'invalid_request' }, '.'] },
  { name: 'message', type: 'string', description: 'The error in words, for people.' },
  { name: 'type', type: 'string', description: ['The kind of error, for example ', { code: 'invalid_request_error' }, '.'] },
] as const satisfies readonly Field[];

/** The fields of the body of a failed call. */
export const errorBodyFields = [
  { name: 'error', type: 'object', description: 'What went wrong.', fields: errorFields },
] as const satisfies readonly Field[];

/** The fields of the `data` of a webhook delivery. */
export const webhookDataFields = [
  { name: 'id', type: 'string', description: 'What the event is about, for example a call.' },
  {
    name: 'status',
    type: 'string',
    isRequired: false,
    description: 'The state of the call. Log it, but branch on the event. Not specified for quota events.',
  },
  {
    name: 'duration_ms',
    type: 'integer',
    isRequired: false,
    description: 'The duration of the call in milliseconds. Not specified for quota events.',
  },
] as const satisfies readonly Field[];

/** The fields of the body of a webhook delivery. */
export const webhookFields = [
  { name: 'event', type: 'string', description: 'The name of the event.' },
  { name: 'data', type: 'object', description: 'The details of the event.', fields: webhookDataFields },
] as const satisfies readonly Field[];

/** Every documented HTTP status code except success. */
export const httpCodes = [
  {
    code: 400,
    meaning: 'Invalid parameters',
    whatToDo: ['Read ', { code: 'error.message' }, ', and fix the request body. The same body fails again.'],
    canRetry: false,
  },
  {
    code: 401,
    meaning: 'Invalid API key',
    whatToDo: ['Check ', { code: 'HUB_KEY' }, ' and the ', { code: 'Authorization' }, ' header. The same key fails again.'],
    canRetry: false,
  },
  {
    code: 429,
    meaning: 'Rate limit exceeded',
    whatToDo: [
      'Wait, then retry. The ',
      { text: 'retry guide', route: 'docsLimitsAndErrors', hash: 'when-to-retry' },
      ' says how long. If it keeps happening, spread out your calls, or choose a plan with a higher limit.',
    ],
    canRetry: true,
  },
  {
    code: 500,
    meaning: 'Server error',
    whatToDo: [
      'Wait, then retry. If it keeps happening, check the ',
      { text: 'status page', ...statusLink },
      ', and ',
      { text: 'contact support', ...withSubject('failing-call') },
      '.',
    ],
    canRetry: true,
  },
  {
    code: 503,
    meaning: 'Provider unavailable',
    whatToDo: ['The hub found no available provider. Wait, then retry, or name another ', { code: 'provider' }, '.'],
    canRetry: true,
  },
] as const satisfies readonly HttpCode[];

/** Every documented webhook event. */
export const webhookEvents = [
  { name: 'call.started', when: 'a call starts' },
  { name: 'call.completed', when: 'a call completes' },
  { name: 'call.failed', when: 'a call fails' },
  { name: 'quota.warning', when: 'your quota is running low' },
  { name: 'quota.exceeded', when: 'your quota is used up' },
] as const satisfies readonly WebhookEvent[];

/** The rate limit and the log retention of each plan. */
export const limits = planFacts.map(({ name, rateLimit, logRetention }) => ({ name, rateLimit, logRetention }));

/** The title of a sample response. */
export const responseTitle = 'Response body';
