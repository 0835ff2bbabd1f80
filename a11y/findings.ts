/** What a measure finds, and the assertion that lists it. */
import { stripVTControlCharacters } from 'node:util';
import { expect as base, test } from '@playwright/test';

export interface Finding {
  /** A CSS selector, or an empty string for the whole page. */
  readonly selector: string;
  /** The fault, in words. */
  readonly what: string;
  readonly value?: string | number;
  /** What the value must be: `at least 7:1`. */
  readonly limit?: string | number;
  /** The criteria that it breaks, if these are not all of its check. None means a rule of this house, which is stricter than WCAG. */
  readonly breaks?: readonly string[];
  /** Whether the test ended there, and so says nothing about what it does not break. */
  readonly isLast?: boolean;
  readonly helpUrl?: string;
}

/** What has failed a test, for the report. */
export interface Failure {
  /** The index among the errors of the test. */
  readonly error: number;
  readonly findings: readonly Finding[];
}

/** A message lists this many findings. The report has all of them. */
const maxListed = 20;

export const expect = base.extend({
  /** Fails with the element, fault, value, and limit of each finding. Not for assertions that are repeated until they pass. */
  toHaveNoFindings(findings: readonly Finding[]) {
    const { annotations, errors } = test.info();
    const failure: Failure = { error: errors.length, findings };
    if (findings.length > 0) annotations.push({ type: 'failure', description: JSON.stringify(failure) });
    return { pass: findings.length === 0, name: 'toHaveNoFindings', message: () => listOf(findings) };
  },
});

/** Waits for an assertion of Playwright whose failure breaks these criteria, if they are not all of the check. */
export const breaking = (breaks: readonly string[], assertion: Promise<void>): Promise<void> =>
  assertion.catch(({ message }: Error) => expect([{ selector: '', what: summaryOf(message), breaks, isLast: true }]).toHaveNoFindings());

/** Returns the first lines of a message of Playwright, in which its assertions name locator, expected, and received value. */
export const summaryOf = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/^Error: /, '')
    .split(/\s*\n\s*/)
    .slice(0, 12)
    .join('; ');

function listOf(findings: readonly Finding[]): string {
  const lines = findings.slice(0, maxListed).map((finding) => `  ${describe(finding)}`);
  const rest = findings.length - lines.length;
  return [`${findings.length} found:`, ...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
}

/** `main > p: contrast of “Note”: 3.20:1, expected at least 7:1` */
export function describe({ selector, what, value, limit, breaks }: Finding): string {
  const measured = [value ?? [], limit === undefined ? [] : `expected ${limit}`].flat().join(', ');
  return [breaks?.length === 0 ? 'a house rule' : '', selector || 'the page', what, measured].filter(Boolean).join(': ');
}

/** Finds the first entry in which a list differs from the expected one. */
export function firstDifference(
  what: string,
  values: readonly string[],
  expected: readonly string[],
  selectors: readonly string[] = [],
): Finding[] {
  const index = (values.length < expected.length ? expected : values).findIndex((_, at) => values[at] !== expected[at]);
  const found = { selector: selectors[index] ?? '', what, value: values[index] ?? 'nothing', limit: expected[index] ?? 'nothing' };
  return index === -1 ? [] : [found];
}

/** Finds texts of one view that another lacks. */
export function lostWords(words: readonly Finding[], others: readonly Finding[], where: string): Finding[] {
  const kept = new Set(others.map(({ what }) => what));
  return words.filter(({ what }) => !kept.has(what)).map((text) => ({ ...text, what: `“${text.what}” is missing ${where}` }));
}

/** What text that goes too soon breaks. The other criteria of time are about sessions, which such text does not end. */
export const readInTime = ['2.2.1', '2.2.3'];

/** Finds texts that another moment lacks, as `lostWords` does for another view. */
export const goneWords: typeof lostWords = (...found) => lostWords(...found).map((text) => ({ ...text, breaks: readInTime, isLast: true }));

declare global {
  /** Measures call this in the page. `null` stands for the whole page. */
  var finding: (element: Element | null, what: string, value?: string | number, limit?: string | number) => Finding;
  /** The same for what breaks a rule of this house, and not WCAG. */
  var houseRule: typeof finding;
}

/** Defines both in each page of a context, because functions that run in a page cannot import it. */
export function defineFinding(): void {
  const selectorOf = (element: Element): string => {
    const { id, localName, parentElement: parent } = element;
    // React and React Aria generate ids that say nothing and may differ from build to build.
    if (id && !/^react-aria|^_r_|[:«»]/i.test(id)) return /^[a-z][\w-]*$/i.test(id) ? `#${id}` : `[id="${id}"]`;
    if (!parent || ['body', 'main'].includes(localName)) return localName;
    const same = Array.from(parent.children).filter((child) => child.localName === localName);
    const place = same.length > 1 ? `:nth-of-type(${same.indexOf(element) + 1})` : '';
    return `${selectorOf(parent)} > ${localName}${place}`;
  };
  globalThis.finding = (element, what, value, limit) => ({ selector: element ? selectorOf(element) : '', what, value, limit });
  globalThis.houseRule = (...found) => ({ ...finding(...found), breaks: [] });
}
