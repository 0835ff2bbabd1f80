import type { RequestFields } from '../../content/pages/referencePlates';
import { requestProviders } from '../../content/pages/referencePlates';
import hubJs from '../../content/samples/call.mjs?highlight';
import hubPy from '../../content/samples/call.py?highlight';
import hubCurl from '../../content/samples/call.sh?highlight';
import type { HighlightedCode } from '../../content/types';
import type { CodeLanguage } from '../../lib/codeLanguage';
import { decodeRuns, encodeTokens } from '../../lib/tokenRuns';
import { bodyOf } from './request';

export type RequestView = 'json' | CodeLanguage;

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

/** The sample of a language, and its copy for the mock hub, with the fields of the body replaced by `fields`. */
export function requestCode(view: RequestView, fields: RequestFields): HighlightedCode {
  const body = bodyOf(fields);
  if (view === 'json') return jsonCode(body);
  const { sample, ...notation } = samples[view];
  const withBody = ({ code, runs }: HighlightedCode) => {
    const letters = decodeRuns(code, runs).flatMap(({ kind, text }) => text.split('').map((value) => ({ type: kind, value })));
    // The body of every sample starts with its provider, and ends with its messages.
    const { 0: text = '', index: start = 0 } = /\{\s*"?provider[^]*?\]\s*\}/.exec(code) ?? {};
    const [indent] = /^ */.exec(code.slice(code.lastIndexOf('\n', start) + 1)) ?? [];
    const written = write(body, notation, 2).replace(/ *\}$/, `${indent}}`);
    return encodeTokens([...letters.slice(0, start), ...tokensOf(written), ...letters.slice(start + text.length)]);
  };
  return { ...withBody(sample), ...(sample.mock && { mock: withBody(sample.mock) }) };
}

/** A sample response. Its token counts respect `max_tokens`. */
export function responseCode(fields: RequestFields): HighlightedCode {
  const { provider, model, max_tokens: limit } = bodyOf(fields);
  const content = requestProviders.find(({ id }) => id === provider)?.response ?? '';
  const [prompt, completion] = [21, Math.min(9, limit || 9)];
  return jsonCode({
    id: 'call_123',
    provider,
    model,
    choices: [{ message: { role: 'assistant', content } }],
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  });
}

export const errorCode = (error: Readonly<Record<string, string>>) => jsonCode({ error });

const jsonCode = (value: object) => encodeTokens(tokensOf(write(value, json)));

/** An entry of an array is on one line if it has no objects in it, such as a message. */
function write(value: unknown, notation: Notation, indent = 0, isEntry = false): string {
  if (typeof value === 'string') return notation.string(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isArray = Array.isArray(value);
  const members = Object.entries(value).map(
    ([name, member]) => (isArray ? '' : `${notation.key(name)}: `) + write(member, notation, indent + 2, isArray),
  );
  const [open, close] = isArray ? '[]' : '{}';
  if (isEntry && Object.values(value).every((member) => typeof member !== 'object')) return `${open} ${members.join(', ')} ${close}`;
  const line = `\n${' '.repeat(indent)}`;
  return `${open}${members.map((member) => `${line}  ${member}`).join(',')}${line}${close}`;
}

/** Keys, strings, numbers, and the signs between them. White space in a sign looks like any other. */
function tokensOf(code: string) {
  const tokens = code.matchAll(/("\w+"|\w+)(?=: )|("(?:\\.|[^"])*"|'(?:\\.|[^'])*')|([\w.+-]+)|[^"'\w.+-]+/g);
  return Array.from(tokens, ([value, key, string, number]) => ({
    type: key ? 'property' : string ? 'string' : number ? 'class' : 'sign',
    value,
  }));
}
