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

/** Defines how a language writes the keys and strings of JSON. `indent` is the indentation of the body in its sample. */
interface Notation {
  readonly sample: HighlightedCode;
  readonly indent: number;
  readonly key?: (key: string) => string;
  readonly string?: (json: string) => string;
}

const notations: Readonly<Record<CodeLanguage, Notation>> = {
  // The body is in single quotes, which a shell cannot escape inside single quotes.
  curl: { sample: hubCurl, indent: 2, string: (json) => json.replaceAll("'", String.raw`'\''`) },
  javascript: {
    sample: hubJs,
    indent: 4,
    key: (key) => key.slice(1, -1),
    string: (json) =>
      `'${json
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`,
  },
  python: { sample: hubPy, indent: 6 },
};

/** The lines of a sample that are the fields of the body: from the first field to the last. */
const fieldLines = /^.*\bprovider\b[^]*\bmax_tokens\b.*$/m;

/** The tokens of `jsonTokens` before the fields: indentation, bracket, and empty comma of the first line, and a line break. */
const openingTokens = 4;
/** The tokens after the fields: a line break, and indentation, bracket, and empty comma of the last line. */
const closingTokens = 4;

/** The sample of a language, with the fields of the body replaced by `fields`. */
export function requestCode(view: RequestView, fields: RequestFields): HighlightedCode {
  const body = bodyOf(fields);
  if (view === 'json') return fromTokens(jsonTokens(body));
  const notation = notations[view];
  const { code, runs } = notation.sample;
  const lines = fieldLines.exec(code);
  if (!lines) throw new Error(`The sample in ${view} has no body.`);
  const tokens = decodeRuns(code, runs).map(({ kind, text }) => ({ type: kind, value: text }));
  const fieldTokens = jsonTokens(body, notation).slice(openingTokens, -closingTokens);
  return fromTokens([...slice(tokens, 0, lines.index), ...fieldTokens, ...slice(tokens, lines.index + lines[0].length, code.length)]);
}

/** The field of the form that each line shows. The two lines of a message show the field of its role. */
export function fieldsOfLines({ code }: HighlightedCode): readonly (keyof RequestFields | undefined)[] {
  let message: keyof RequestFields | undefined;
  return code.split('\n').map((line) => {
    const [, key, value] = /^\s*["']?(\w+)["']?: ["']?(\w*)/.exec(line) ?? [];
    switch (key) {
      case 'provider':
      case 'model':
      case 'temperature':
      case 'max_tokens':
        return key;
      case 'role':
        message = value === 'system' ? 'system' : 'user';
        return message;
      case 'content':
        return message;
      default:
        return undefined;
    }
  });
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

/** Returns the tokens of JSON, including one for each line break. */
function jsonTokens(value: object, { indent = 0, key = (text) => text, string = (text) => text }: Partial<Notation> = {}): Token[] {
  const lines = JSON.stringify(value, null, 2).split('\n');
  return lines.flatMap((line, index) => {
    const [, space = '', name = '', text = '', comma = ''] = /^( *)(?:("\w+"): )?(.*?)(,?)$/.exec(line) ?? [];
    return [
      ...(index > 0 ? [{ type: 'plain', value: '\n' }] : []),
      { type: 'plain', value: (index > 0 ? ' '.repeat(indent) : '') + space },
      ...(name
        ? [
            { type: 'property', value: key(name) },
            { type: 'sign', value: ': ' },
          ]
        : []),
      { type: text.startsWith('"') ? 'string' : /^\d/.test(text) ? 'class' : 'sign', value: text.startsWith('"') ? string(text) : text },
      { type: 'sign', value: comma },
    ];
  });
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
