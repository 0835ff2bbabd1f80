// @vitest-environment jsdom
import { plain } from '../plain';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { criteria } from '../../criteria';
import { awkward, exampleOfNothing, exampleRun } from '../exampleRun';
import { junit } from './junit';
import { published } from './published';

const root = new DOMParser().parseFromString(junit(exampleRun), 'application/xml');
const cases = [...root.querySelectorAll('testcase')];

test.each([
  ['an audit', exampleRun],
  ['an audit in which nothing ran', exampleOfNothing],
])('is valid by JUnit’s schema after %s', async (_name, run) => {
  const { errors } = await validateXML({ xml: { fileName: 'junit.xml', contents: junit(run) }, schema: published('JUnit.xsd') });
  expect(errors).toEqual([]);
});

test('has a case for each criterion and one for each line', () => {
  expect(cases).toHaveLength(criteria.length + exampleRun.lines.length);
  expect(new Set(cases.map((each) => `${each.parentElement?.getAttribute('name')} ${each.getAttribute('name')}`)).size).toBe(cases.length);
});

test('passes what passed, fails what failed, and skips the rest with a reason', () => {
  const outcomes = [...exampleRun.verdicts, ...exampleRun.lines].map(({ outcome }) => outcome);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  expect(root.querySelectorAll('failure')).toHaveLength(count('failed'));
  expect(cases.filter((each) => !each.children.length)).toHaveLength(count('passed'));
  const reasons = [...root.querySelectorAll('skipped')].map((skipped) => skipped.getAttribute('message') ?? '');
  for (const [start, outcome] of [['Cannot tell: ', 'cantTell'], ['Inapplicable: ', 'inapplicable'], ['Untested: ', 'untested']] as const) {
    expect(reasons.filter((reason) => reason.startsWith(start) && reason.length > start.length)).toHaveLength(count(outcome));
  }
});

test('counts its cases', () => {
  for (const suite of root.querySelectorAll('testsuite')) {
    expect(suite.getAttribute('tests')).toBe(String(suite.querySelectorAll('testcase').length));
    expect(suite.getAttribute('failures')).toBe(String(suite.querySelectorAll('failure').length));
    expect(suite.getAttribute('skipped')).toBe(String(suite.querySelectorAll('skipped').length));
  }
});

test('keeps every character in XML', () => {
  const failure = cases.find((each) => each.getAttribute('classname') === '1.4.12' && each.getAttribute('name')?.includes('640 px'))?.firstElementChild;
  expect(failure?.textContent).toContain(plain(awkward));
  const skipped = cases.find((each) => each.getAttribute('classname') === '1.4.3' && each.getAttribute('name')?.includes('axe-core'))?.firstElementChild;
  expect(skipped?.getAttribute('message')).toContain(plain(awkward));
});
