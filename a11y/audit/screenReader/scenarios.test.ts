import { expect, test } from 'vitest';
import { matchPath, notFound } from '../../../src/routes';
import { scenarios } from './scenarios';
import { routeOf } from './transcript.mjs';

test('gives each scenario a unique name that can be a file name', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});

test('starts each scenario by opening a page of the site, and opens no other', () => {
  for (const { name, steps } of scenarios) {
    expect(matchPath(routeOf(steps)), name).not.toBe(notFound);
    expect(steps.filter((step) => 'open' in step), name).toHaveLength(1);
  }
});

test('ends each scenario with an expectation, and leaves no expectation empty', () => {
  for (const { name, steps } of scenarios) {
    // A key that is pressed until something is heard expects that.
    expect(Object.keys(steps.at(-1) ?? {}), name).toEqual(expect.arrayContaining([expect.stringMatching(/^(expect|until)$/)]));
    for (const step of steps) {
      if ('expect' in step) expect(step.expect.length + (step.not?.length ?? 0), name).toBeGreaterThan(0);
      if ('key' in step && step.until) expect(step.until.length, name).toBeGreaterThan(0);
    }
  }
});

test('refers to WCAG criteria by number', () => {
  for (const { name, criteria } of scenarios) {
    expect(criteria.length, name).toBeGreaterThan(0);
    for (const criterion of criteria) expect(criterion, name).toMatch(/^[1-4]\.\d\.\d{1,2}$/);
  }
});
