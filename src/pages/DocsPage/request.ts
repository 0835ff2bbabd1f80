/** The state of the request builder. */
import { type ProviderId, requestBuilder, type RequestFields, requestProviders } from '../../content/referencePlates';

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
export function changeProvider(state: RequestState, provider: ProviderId): RequestState {
  const [before, after] = [defaultsOf(state.fields.provider), defaultsOf(provider)];
  const untouched = requestBuilder.fields.filter(({ name }) => state.fields[name] === before[name]);
  return changeFields(state, { provider, ...Object.fromEntries(untouched.map(({ name }) => [name, after[name]])) });
}

/** The keys are in the order of the API reference. */
export function bodyOf({ provider, model, system, user, temperature, max_tokens }: RequestFields) {
  const messages = [...(system.trim() ? [{ role: 'system', content: system }] : []), { role: 'user', content: user }];
  return {
    provider,
    model: model.trim(),
    messages,
    ...(temperature.trim() && { temperature: Number(temperature) }),
    ...(max_tokens.trim() && { max_tokens: Number(max_tokens) }),
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
    ...(!/^(\d+\.?\d*|\.\d+)?$/.test(temperature.trim()) && { temperature: errors.temperature }),
    // 0 and 00 would mean no limit. A longer number would be serialized with an exponent.
    ...(!/^(0*[1-9]\d{0,14})?$/.test(max_tokens.trim()) && { max_tokens: errors.max_tokens }),
  };
}

function defaultsOf(provider: ProviderId): RequestFields {
  return requestProviders.find(({ id }) => id === provider)!.fields;
}
