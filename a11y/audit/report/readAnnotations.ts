/** Reads what the fixtures recorded about a test, and what made it fail. */
import { type Finding, listOf } from '../../findings';
import type { Found, Situation } from './types';

interface Annotation {
  readonly type: string;
  readonly description?: string;
}

/** Returns the situations without repetitions, and a finding for each fault of each error. */
export function readAnnotations(annotations: readonly Annotation[], messages: readonly string[]) {
  const situations = new Map<string, Situation>();
  const findings: Found[] = [];
  const explained = new Set<string>();
  const read = new Set<string>();
  let situation: Situation | undefined;
  for (const { type, description = '' } of annotations) {
    if (type === 'situation') situations.set(description, (situation = JSON.parse(description) as Situation));
    if (type !== 'findings') continue;
    const listed = JSON.parse(description) as Finding[];
    // An assertion that was repeated until it passed made no test fail.
    const message = messages.find((each) => each.includes(listOf(listed)));
    if (!message) continue;
    explained.add(message);
    // A polled assertion notes them at each attempt.
    const key = JSON.stringify([situation, description]);
    if (read.has(key)) continue;
    read.add(key);
    for (const finding of listed) findings.push({ ...finding, situation });
  }
  const others = messages.filter((message) => !explained.has(message)).map((message) => ({ ...findingOf(message), situation }));
  return { situations: [...situations.values()], findings: [...findings, ...others] };
}

/** A differing list is quoted up to this many lines. */
const maxLines = 8;

/** Reads locator, expected, and received value from the message of a Playwright assertion. */
export function findingOf(message: string): Finding {
  const field = (name: string) => new RegExp(`^\\s*${name}(?: string| value)?:\\s+(.+)$`, 'm').exec(message)?.[1]?.trim();
  const first = (message.split('\n')[0] ?? '').replace(/^Error: /, '');
  // `expect(locator).toHaveValue(expected) failed` has no words of ours.
  const [, not, matcher = ''] = /^expect\(\w+\)\.(not\.)?to(\w+)\(/.exec(first) ?? [];
  const differences = message.split('\n').filter((line) => /^\s*[-+] {2}/.test(line) && !/Expected|Received/.test(line));
  const received =
    field('Received') ??
    (differences
      .slice(0, maxLines)
      .map((line) => line.trim())
      .join(' ') ||
      undefined);
  return {
    selector: field('Locator') ?? '',
    what: matcher ? `must ${not ? 'not ' : ''}${matcher.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()}` : first,
    value: received,
    limit: field('Expected(?: pattern| substring)?'),
  };
}
