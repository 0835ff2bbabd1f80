import type { RequestFields } from '../../content/pages/referencePlates';
import { requestProviders } from '../../content/pages/referencePlates';
import hubJs from '../../content/samples/call.mjs?highlight';
import hubPy from '../../content/samples/call.py?highlight';
import hubCurl from '../../content/samples/call.sh?highlight';
import type { HighlightedCode } from '../../content/types';
import type { CodeLanguage } from '../../lib/codeLanguage';
import { decodeRuns, encodeRuns } from '../../lib/tokenRuns';
import { bodyOf } from './request';

export type RequestView = 'json' | CodeLanguage;

interface Token {
  readonly type: string;
  readonly value: string;
}

/** How a language writes keys and strings. */
interface Notation {
  readonly key: (key: string) => string;
  readonly string: (text: string) => string;
}

const json: Notation = { key: (key) => JSON.stringify(key), string: (text) => JSON.stringify(text) };

const samples: Readonly<Record<CodeLanguage, Notation & { readonly sample: HighlightedCode }>> = {
  // The body is in single quotes, which a shell cannot escape inside single quotes.
  curl: { ...json, sample: hubCurl, string: (text) => json.string(text).replaceAll("'", String.raw`'\''`) },
  javascript: {
    sample: hubJs,
    key: (key) => key,
    string: (text) =>
      `'${json
        .string(text)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`,
  },
  python: { ...json, sample: hubPy },
};

/** The sample of a language, with the fields of the body replaced by `fields`. */
export function requestCode(view: RequestView, fields: RequestFields): HighlightedCode {
  const body = bodyOf(fields);
  if (view === 'json') return fromTokens(jsonTokens(body));
  const { sample, ...notation } = samples[view];
  const { code, runs } = sample;
  const tokens = decodeRuns(code, runs).map(({ kind, text }) => ({ type: kind, value: text }));
  // The body of every sample starts with its provider, and ends with its messages.
  const { 0: text = '', index: start = 0 } = /\{\s*"?provider[^]*?\]\s*\}/.exec(code) ?? {};
  const [indent] = /^ */.exec(code.slice(code.lastIndexOf('\n', start) + 1)) ?? [];
  return fromTokens([
    ...slice(tokens, 0, start),
    sign('{\n'),
    ...members(body, notation, 4),
    sign(`\n${indent}}`),
    ...slice(tokens, start + text.length, code.length),
  ]);
}

/** A sample response. Its token counts respect `max_tokens`. */
export function responseCode(fields: RequestFields): HighlightedCode {
  const { provider, model, max_tokens: limit } = bodyOf(fields);
  const content = requestProviders.find(({ id }) => id === provider)?.response ?? '';
  const [prompt, completion] = [21, Math.min(9, limit || 9)];
  return fromTokens(
    jsonTokens({
      id: 'call_123',
      provider,
      model,
      choices: [{ message: { role: 'assistant', content } }],
      usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
    }),
  );
}

export function errorCode(error: Readonly<Record<string, string>>): HighlightedCode {
  return fromTokens(jsonTokens({ error }));
}

/** An entry of an array is on one line if it has no objects in it, such as a message. */
function jsonTokens(value: unknown, notation = json, indent = 0, isEntry = false): readonly Token[] {
  if (typeof value === 'string') return [{ type: 'string', value: notation.string(value) }];
  if (typeof value !== 'object' || value === null) return [{ type: 'class', value: String(value) }];
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (isEntry && Object.values(value).every((member) => typeof member !== 'object'))
    return [sign(`${open} `), ...members(value, notation), sign(` ${close}`)];
  return [sign(`${open}\n`), ...members(value, notation, indent + 2), sign(`\n${' '.repeat(indent)}${close}`)];
}

/** The entries of an object or an array, one a line, or all on one line without an indent. */
function members(value: object, notation: Notation, indent?: number): readonly Token[] {
  const [separator, start] = indent === undefined ? [', ', ''] : [',\n', ' '.repeat(indent)];
  return Object.entries(value).flatMap(([name, member], index) => [
    sign((index > 0 ? separator : '') + start),
    ...(Array.isArray(value) ? [] : [{ type: 'property', value: notation.key(name) }, sign(': ')]),
    ...jsonTokens(member, notation, indent, Array.isArray(value)),
  ]);
}

/** White space in a sign looks like any other. */
function sign(value: string): Token {
  return { type: 'sign', value };
}

function slice(tokens: readonly Token[], from: number, to: number): Token[] {
  let offset = 0;
  return tokens.flatMap(({ type, value }) => {
    const start = offset;
    offset += value.length;
    return [{ type, value: value.slice(Math.max(from - start, 0), Math.max(to - start, 0)) }];
  });
}

function fromTokens(tokens: readonly Token[]): HighlightedCode {
  return { code: tokens.map(({ value }) => value).join(''), runs: encodeRuns(tokens.filter(({ value }) => value)) };
}
