import { expect, test } from 'vitest';
import { accessibilityStatement } from './accessibility';
import { reportFiles, reportPath } from './reportFiles';

const withReport = JSON.stringify(accessibilityStatement(true));
const withoutReport = JSON.stringify(accessibilityStatement(false));

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
  const ids = (isAudited: boolean) => accessibilityStatement(isAudited).sections.map(({ id }) => id);
  expect(ids(true)).toEqual(ids(false));
});
