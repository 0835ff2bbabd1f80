/** Computes the syntax highlighting of code samples. */
import { type ParseOptions, parse } from 'sugar-high/core';
import * as javascript from 'sugar-high/lang/javascript';
import * as json from 'sugar-high/lang/json';
import * as python from 'sugar-high/lang/python';
import * as shell from 'sugar-high/lang/shell';
import { endpoint } from '../content/facts/apiReference.ts';
import { providerModels } from '../content/facts/models.ts';
import { isDemo } from '../content/facts/connections.ts';
import { openApiPath, siteUrl } from '../content/outputPaths.ts';
import { site } from '../content/site.ts';
import type { HighlightedCode } from '../content/types';
import { encodeTokens } from '../lib/tokenRuns.ts';
import { Mistake } from '../lib/mistake.ts';

// The types of the package disagree with its ParseOptions about one optional argument.
const languages = { '.json': json, '.mjs': javascript, '.ps1': shell, '.py': python, '.sh': shell, '.ts': javascript } as Record<
  string,
  ParseOptions
>;

/** The values of placeholders: those of `site.ts`, a model of each provider, and what the mock hub reads. */
const names: Readonly<Record<string, unknown>> = {
  ...site,
  ...Object.fromEntries(providerModels.map(({ id, models: [model] }) => [id, model])),
  // A demonstration is at no address that the mock hub could load.
  openApi: isDemo ? 'openapi.json' : siteUrl(openApiPath),
};

/** Replaces placeholders such as `{{name}}`. Throws for unknown ones. */
export function fillNames(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = Object.hasOwn(names, key) ? names[key] : undefined;
    if (typeof value !== 'string') throw new Mistake(`{{${key}}} is no name of site.ts, and no provider of facts/models.ts.`);
    return value;
  });
}

/** The port is that of Prism. */
const mockOrigin = 'http://127.0.0.1:4010';

/** The sample for readers without a key: it calls a mock hub on their computer, which takes any key. */
export function callMockHub(code: string): string {
  return callOrigin(code, mockOrigin)
    .replaceAll(/\$\{(?:process\.env\.)?HUB_KEY[^{}]*\}|\{os\.getenv\('HUB_KEY'\)\}/g, 'any-word')
    .replaceAll("process.env.HUB_KEY ?? ''", "'any-word'")
    .replaceAll('os.getenv("HUB_KEY", "")', '"any-word"');
}

/** The sample with another server in place of the hub. */
export function callOrigin(code: string, origin: string): string {
  return code
    .replaceAll(new URL(endpoint.url).origin, origin)
    .replaceAll(`HTTPSConnection("${site.apiHost}")`, `HTTPConnection("${new URL(origin).host}")`);
}

/** `extension` names the language, such as `.py`. Throws for unsupported languages. */
export function highlightCode(text: string, extension: string): HighlightedCode {
  const options = languages[extension];
  if (!options) throw new Mistake(`No highlighting for ${extension} files.`);
  const highlighted = (code: string) => encodeTokens(extension === '.sh' ? shellTokens(code) : tokensOf(code, options));
  const code = fillNames(text).trimEnd();
  const mock = extension === '.json' ? code : callMockHub(code);
  return { ...highlighted(code), ...(mock !== code && { mock: highlighted(mock) }) };
}

interface CodeToken {
  readonly type: string;
  readonly value: string;
}

function tokensOf(code: string, options: ParseOptions): CodeToken[] {
  return parse(code, options).lines.flatMap((line, index) => [...(index ? [{ type: 'break', value: '\n' }] : []), ...line.tokens]);
}

/** Matches the JSON body of a call, with variables of the shell in it, to highlight it as JSON. */
const jsonBody = /'(\{(?:[^']|'"\$\w+"')*\})'/g;

function shellTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let offset = 0;
  for (const { 0: match, 1: body = '', index } of code.matchAll(jsonBody)) {
    const mark = { type: 'string', value: "'" };
    tokens.push(...mergeShellWords(code.slice(offset, index)), mark, ...tokensOf(body, json), mark);
    offset = index + match.length;
  }
  return [...tokens, ...mergeShellWords(code.slice(offset))];
}

/** sugar-high splits file names, versions, and options into properties, numbers, and class names. */
function mergeShellWords(code: string): CodeToken[] {
  const words: CodeToken[] = [];
  for (const { type, value } of tokensOf(code, shell)) {
    const last = words.at(-1);
    // A keyword can be a part of an option, such as --max-time.
    const isWord = type !== 'keyword' || last?.type === 'word';
    const isPart = isWord && !['string', 'comment'].includes(type) && /\S/.test(value);
    if (isPart && last?.type === 'word') words.splice(-1, 1, { type: 'word', value: last.value + value });
    else words.push({ type: isPart ? 'word' : type, value });
  }
  return words.map((word) => (word.type === 'word' && !/\w/.test(word.value) ? { ...word, type: 'sign' } : word));
}
