import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readArticle } from '../build/articles/readArticle';
import { reportPath } from '../build/publishedReport';
import { dateInWords } from './interface';
import { connected, setConnections } from '../testing/connections';

const statement = (hasReport: boolean, isSigned = false) => readArticle('/accessibility', { hasReport, isSigned }).article;
const withReport = JSON.stringify(statement(true));
const withoutReport = JSON.stringify(statement(false));

test('links to the report if there is one', () => {
  expect(withReport).toContain(`"href":"${reportPath}"`);
  expect(withReport).not.toContain('built without an audit');
});

test('explains how to create a report if the site was built without an audit', () => {
  expect(withoutReport).not.toContain(reportPath);
  expect(withoutReport).toContain('built without an audit');
  expect(withoutReport).toContain('{"code":"npm run audit"}');
});

test('says that nobody has tested by hand until a person has signed', () => {
  for (const text of ['nobody has judged', 'Nobody has tested']) {
    expect(withReport).toContain(text);
    expect(JSON.stringify(statement(true, true))).not.toContain(text);
  }
});

test('says how many behaviors are tested in other browsers', () => {
  const tests = readFileSync('src/testing/browsers/behaviors.browsers.ts', 'utf8').match(/^test\(/gm) ?? [];
  const number = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][tests.length];
  expect(withReport).toContain(`tests ${number} behaviors`);
});

test.each([
  ['', 'makes a draft for your email program'],
  [connected.forms.contact, 'needs our server'],
] as const)('says what the contact form %s does', async (contact, limit) => {
  setConnections({ forms: { ...connected.forms, contact } });
  const { readArticle: read } = await import('../build/articles/readArticle');
  expect(JSON.stringify(read('/accessibility').article)).toContain(`The contact form ${limit}`);
});

async function statementOf(statement: Record<'date' | 'replyTime' | 'escalation', string>) {
  vi.resetModules();
  vi.doMock('./site', async (load) => {
    const { site } = await load<typeof import('./site')>();
    return { site: { ...site, statement } };
  });
  onTestFinished(() => {
    vi.doUnmock('./site');
    vi.resetModules();
  });
  const { readArticle: read } = await import('../build/articles/readArticle');
  return JSON.stringify(read('/accessibility').article);
}

test('fills in the date, the reply time, and the escalation that the owner gives, and says which are missing', async () => {
  const missing = [/has no date/, /haven’t published how quickly/, /has yet to name the body/];
  const empty = await statementOf({ date: '', replyTime: '', escalation: '' });
  for (const text of missing) expect(empty).toMatch(text);
  const filled = await statementOf({ date: '2026-12-01', replyTime: 'two working days', escalation: 'the Ombud' });
  for (const text of [dateInWords('2026-12-01'), 'two working days', 'the Ombud']) expect(filled).toContain(text);
  for (const text of missing) expect(filled).not.toMatch(text);
});

test('has the same sections with and without a report, so that links keep working', () => {
  const ids = (hasReport: boolean) => statement(hasReport).sections.map(({ id }) => id);
  expect(ids(true)).toEqual(ids(false));
});
