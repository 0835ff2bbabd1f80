import { plain } from '../plain';
import { expect, test } from 'vitest';
import { site } from '../../../../src/content/site';
import { criteria } from '../../criteria';
import { earl } from './earl';
import { awkward, exampleOfNothing, exampleRun } from '../exampleRun';
import { addResults, openEvaluation } from './reportTool';
import { wcagEm } from './wcagEm';

const opened = await openEvaluation(wcagEm(exampleRun));

test('opens in W3C’s report tool with all of its fields', () => {
  const { evaluation, pages } = opened;
  expect(evaluation.defineScope).toMatchObject({ wcagVersion: '2.2', conformanceTarget: 'AAA', scope: { title: site.name } });
  expect(evaluation.exploreTarget.technologiesReliedUpon).toContain('HTML');
  expect(evaluation.reportFindings.date['@value']).toBe('2026-11-21');
  expect(evaluation.reportFindings.summary).toContain('Failed: 2 criteria');
  expect(pages).toEqual(exampleRun.routes.map(({ path }) => `${site.origin}${path}`));
});

test('leaves the fields empty that only people can fill', () => {
  expect(opened.evaluation.reportFindings).toMatchObject({ evaluator: '', commissioner: '' });
});

test('brings every result into the tool', () => {
  const { results, ignored } = opened;
  expect(ignored).toBe(0);
  expect(new Set(results.map(({ criterion, subject }) => `${criterion} ${subject}`)).size, 'the tool keeps one result a page and criterion').toBe(results.length);
  const ofSite = results.filter(({ subject }) => subject === 'website');
  expect(ofSite.map(({ criterion }) => criterion).toSorted()).toEqual(criteria.map(({ id }) => id).toSorted());
  for (const { criterion, outcome } of exampleRun.verdicts) {
    expect(ofSite.find((result) => result.criterion === criterion)?.outcome, criterion).toBe(`earl:${outcome}`);
  }
});

test('gives each page the outcome of its own lines', () => {
  const { results } = opened;
  const outcome = (criterion: string, path: string) =>
    results.find((result) => result.criterion === criterion && result.subject === `${site.origin}${path}`)?.outcome;
  expect(outcome('1.4.12', '/signin')).toBe('earl:failed');
  expect(outcome('1.4.12', '/')).toBe('earl:passed');
  expect(outcome('4.1.2', '/pricing'), 'a person must still look').toBe('earl:cantTell');
  expect(outcome('2.4.2', '/'), 'a person has signed').toBe('earl:passed');
  expect(outcome('1.2.1', '/')).toBe('earl:inapplicable');
  expect(outcome('2.1.2', '/signin')).toBe('earl:untested');
});

test('says which tool found what, and where', () => {
  const { results } = opened;
  const found = results.find(({ criterion, subject }) => criterion === '1.4.3' && subject !== 'website');
  expect(found?.description).toContain('axe-core 4.13.0');
  expect(found?.description).toContain('the menu is open, dark, 320 px wide');
  expect(found?.description).toContain(plain(awkward));
});

test('opens when nothing was run', async () => {
  const { results, pages } = await openEvaluation(wcagEm(exampleOfNothing));
  expect(pages).toEqual([]);
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['earl:untested']));
});

test('matches the EARL file, whose results the tool adds to an open evaluation, except untested ones', async () => {
  const added = await addResults(earl(exampleRun), opened.pages);
  const tested = exampleRun.lines.filter(({ outcome }) => outcome !== 'untested');
  expect(added).toHaveLength(tested.length);
  for (const { criterion, route, outcome } of tested) {
    expect(added).toContainEqual(expect.objectContaining({ criterion, subject: `${site.origin}${route}`, outcome: `earl:${outcome}` }));
  }
  expect(added[0]?.description).toContain('axe-core 4.13.0, 1.1.1 Non-text Content:');
});

test('needs the names of criteria and outcomes that it uses: the tool ignores or refuses others', async () => {
  const text = wcagEm(exampleRun);
  const renamed = await openEvaluation(text.replaceAll('/TR/WCAG/#', '/TR/WCAG22/#'));
  expect(renamed.results).toHaveLength(0);
  await expect(openEvaluation(text.replaceAll(/\{"@id":"(earl:failed)"\}/g, '"$1"'))).rejects.toThrow('knows no outcome');
});
