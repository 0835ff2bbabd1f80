/** The state of the request builder. */
import type { ApiId } from '../../content/facts/models';
import { requestBuilder, type RequestFields, requestProviders } from '../../content/pages/referencePlates';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts';
import { readDecimal, readWholeNumber } from '../../lib/typedNumber';

export type FieldName = Exclude<keyof RequestFields, 'provider'>;
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

export interface RequestState {
  readonly fields: RequestFields;
  readonly errors: FieldErrors;
  /** The fields of the last request without an error, which all samples show. */
  readonly valid: RequestFields;
}

export const initialState = next(requestProviders[0]!.fields);

export function changeFields(state: RequestState, changes: Partial<RequestFields>): RequestState {
  return next({ ...state.fields, ...changes }, state.valid);
}

/** Providers have different defaults. Fields that the visitor has edited keep their text. */
export function changeProvider(state: RequestState, provider: ApiId): RequestState {
  const [before, after] = [defaultsOf(state.fields.provider), defaultsOf(provider)];
  const untouched = requestBuilder.fields.filter(({ name }) => state.fields[name] === before[name]);
  return changeFields(state, { provider, ...Object.fromEntries(untouched.map(({ name }) => [name, after[name]])) });
}

const draft = 'request-builder';

/** The fields of the last visit, until the tab is closed (lib/drafts.ts). Undefined if they were never changed. */
export function keptFields(): RequestFields | undefined {
  const provider = requestProviders.find(({ id }) => id === readDraft(draft, 'provider'));
  if (!provider) return undefined;
  const texts = requestBuilder.fields.map(({ name }) => [name, readDraft(draft, name)] as const);
  return { ...provider.fields, ...Object.fromEntries(texts) };
}

/** Keeps all fields, because an empty one is a choice too. Keeps none in the initial state. */
export function keepFields({ fields }: RequestState): void {
  if (fields === initialState.fields) forgetDraft(draft);
  else for (const [name, value] of Object.entries(fields)) keepDraft(draft, name, value);
}

/** The keys are in the order of the API reference. */
export function bodyOf({ provider, model, system, user, temperature, max_tokens }: RequestFields) {
  const messages = [...(system.trim() ? [{ role: 'system', content: system } as const] : []), { role: 'user', content: user } as const];
  return {
    provider,
    model: model.trim(),
    messages,
    ...(temperature.trim() && { temperature: readDecimal(temperature) }),
    ...(max_tokens.trim() && { max_tokens: readWholeNumber(max_tokens) }),
  };
}

function next(fields: RequestFields, lastValid = fields): RequestState {
  const errors = errorsOf(fields);
  return { fields, errors, valid: Object.keys(errors).length > 0 ? lastValid : fields };
}

function errorsOf({ model, user, temperature, max_tokens }: RequestFields): FieldErrors {
  const { errors } = requestBuilder;
  return {
    ...(!model.trim() && { model: errors.model }),
    ...(!user.trim() && { user: errors.user }),
    ...(temperature.trim() && readDecimal(temperature) === undefined && { temperature: errors.temperature }),
    // 0 would mean no limit.
    ...(max_tokens.trim() && !readWholeNumber(max_tokens) && { max_tokens: errors.max_tokens }),
  };
}

function defaultsOf(provider: ApiId): RequestFields {
  return requestProviders.find(({ id }) => id === provider)!.fields;
}
