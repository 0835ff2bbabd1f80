/** The words of what can be operated on the docs page "API Reference": the request builder, and the row of status codes. */
import { httpCodes, responseTitle } from '../apiReference';
import { providerModels } from '../models';
import { providerNames } from '../providers';

const [first] = providerModels;

export const requestBuilder = {
  heading: 'Build a request',
  note: 'Builds the request; sends nothing.',
  /** The fields that can be changed, by their names in the body, and their values in the samples. */
  provider: 'provider',
  fields: [
    { name: 'model', kind: 'text' },
    { name: 'temperature', kind: 'number', step: 0.1, min: 0 },
    { name: 'max_tokens', kind: 'number', step: 1, min: 1 },
  ],
  samples: { provider: first.id, model: first.models[0], temperature: '0.2', max_tokens: '200' },
  /** Each with a model to begin with. */
  providers: providerModels
    .filter(({ id }) => id in providerNames)
    .map(({ id, name, models: [model] }) => ({ id, label: name, model })),
  /** Said after a change. */
  rebuilt: (values: Readonly<Record<string, string>>) =>
    `The examples now have ${Object.entries(values).map(([name, value]) => `${name} ${value}`).join(', ')}.`,
} as const;

/** The error body that the docs show: its code and type are documented. The other codes have no documented body. */
const documented = { code: 400, values: ['invalid_request', 'invalid_request_error'] } as const;

export const statusRow = {
  label: 'Status code',
  success: { code: 200, meaning: 'The call succeeded', retry: 'No need to retry.', bodyTitle: responseTitle },
  retry: { yes: 'Retry after a wait.', no: 'Don’t retry: the same call fails again.' },
  bodyOf: (code: number) => `Body with status ${code}`,
  unpublished: '…',
} as const;

export interface StatusAnswer {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  readonly retry: string;
  /** Names the body. */
  readonly bodyTitle: string;
  /** What stands in the body in place of the documented error; none is a success. */
  readonly replaced?: readonly (readonly [from: string, to: string])[];
}

const message = httpCodes.find(({ code }) => code === documented.code)?.meaning ?? '';
const undocumented = [...documented.values, message].map((value) => [`"${value}"`, `"${statusRow.unpublished}"`] as const).toReversed();

/** What each status code comes with. */
export const statusAnswers: readonly StatusAnswer[] = [
  { ...statusRow.success, id: String(statusRow.success.code), label: String(statusRow.success.code) },
  ...httpCodes.map(({ code, meaning, canRetry }) => ({
    id: String(code),
    label: String(code),
    meaning,
    retry: statusRow.retry[canRetry ? 'yes' : 'no'],
    bodyTitle: statusRow.bodyOf(code),
    replaced: code === documented.code ? [] : undocumented,
  })),
];
