import { expect, test } from 'vitest';
import { readArticle } from '../build/articles/readArticle';
import { reportFiles, reportPath } from './facts/reportFiles';

const statement = (hasReport: boolean) => readArticle('/accessibility', { hasReport }).article;
const withReport = JSON.stringify(statement(true));
const withoutReport = JSON.stringify(statement(false));

test('links to every file of the report if there is one', () => {
  for (const { name, purpose } of reportFiles) {
    expect(withReport).toContain(`"href":"${reportPath}${name === 'index.html' ? '' : name}"`);
    expect(withReport).toContain(`: ${purpose}`);
  }
  expect(withReport).not.toContain('built without an audit');
});

test('explains how to create a report if the site was built without an audit', () => {
  expect(withoutReport).not.toContain(reportPath);
  expect(withoutReport).toContain('built without an audit');
  expect(withoutReport).toContain('{"code":"npm run audit"}');
});

test('has the same sections with and without a report, so that links keep working', () => {
  const ids = (hasReport: boolean) => statement(hasReport).sections.map(({ id }) => id);
  expect(ids(true)).toEqual(ids(false));
});
