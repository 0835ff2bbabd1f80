/** The text of the controls on the docs page "API Reference": the request builder and the responses. */
import { httpCodes, responseTitle } from '../facts/apiReference';
import { type ApiId, providerModels } from '../facts/models';
import { providerNames } from '../facts/providers';

/** The fields of the request builder as typed text. */
export interface RequestFields {
  readonly provider: ApiId;
  readonly model: string;
  readonly system: string;
  readonly user: string;
  readonly temperature: string;
  readonly max_tokens: string;
}

const chat = { system: 'Reply in one sentence.', user: 'What is a patch bay for?', temperature: '0.2', max_tokens: '200' };
const chatResponse = 'It connects any input to any output.';

/** The fields of the third-party API. */
const thirdParty = { system: '', user: 'Oslo, tomorrow', temperature: '', max_tokens: '' };
const thirdPartyResponse = 'Rain until noon, then dry.';

/** Each provider has initial values for the fields, and the text of a sample response. */
export const requestProviders = providerModels.map(({ id, name, models: [model], isSample }) => {
  const isThirdParty = !(id in providerNames);
  return {
    id,
    label: isSample ? `${name} (sample)` : name,
    fields: { provider: id, model, ...(isThirdParty ? thirdParty : chat) } satisfies RequestFields,
    response: isThirdParty ? thirdPartyResponse : chatResponse,
  };
});

export const requestBuilder = {
  heading: 'Build a request',
  note: 'Builds the request; sends nothing.',
  provider: 'provider',
  /** In the order of the page. The names are those of the request body. */
  fields: [
    { name: 'model', label: 'model' },
    { name: 'temperature', label: 'temperature', inputMode: 'decimal' },
    { name: 'max_tokens', label: 'max_tokens', inputMode: 'numeric' },
    { name: 'system', label: 'system message', isMultiline: true },
    { name: 'user', label: 'user message', isMultiline: true },
  ],
  reset: 'Reset',
  errors: {
    model: 'Enter the name of a model.',
    user: 'Enter a message.',
    temperature: 'Enter a number of 0 or more, such as 0.7, or leave it empty.',
    max_tokens: 'Enter a whole number of 1 or more, such as 200, or leave it empty.',
  },
  /** The name of the tabs. */
  views: 'Format of the request',
  json: 'JSON',
  title: (view: string) => `Request, ${view}`,
  notUpdated: 'Not updated: this is the last request without an error.',
  updated: 'Request updated.',
} as const;

export const statusRow = {
  label: 'Status code',
  success: { code: 200, meaning: 'The call succeeded', retry: 'No need to retry.', bodyTitle: responseTitle },
  retry: { yes: 'Retry after a wait.', no: 'Don’t retry: the same call fails again.' },
  bodyOf: (code: number) => `Body with status ${code}`,
} as const;

export interface StatusAnswer {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  readonly retry: string;
  /** The title of the body. */
  readonly bodyTitle: string;
  /** The `error` of the body, or undefined for a success. */
  readonly error?: Readonly<Record<string, string>>;
}

/** The response for each status code. */
export const statusAnswers: readonly StatusAnswer[] = [
  { ...statusRow.success, id: String(statusRow.success.code), label: String(statusRow.success.code) },
  ...httpCodes.map(({ code, meaning, canRetry, error }) => ({
    id: String(code),
    label: String(code),
    meaning,
    retry: statusRow.retry[canRetry ? 'yes' : 'no'],
    bodyTitle: statusRow.bodyOf(code),
    error,
  })),
];
