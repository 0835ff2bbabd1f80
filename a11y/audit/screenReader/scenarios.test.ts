import { expect, test } from 'vitest';
import { matchPath, notFound } from '../../../src/routes';
import { scripts } from './scenarios';
import { routeOf } from './transcript.mjs';

test('names each script once, in words that can be a file', () => {
  const names = scripts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z-]+$/);
});

test('begins each script on a page of the site, and opens one only', () => {
  for (const { name, steps } of scripts) {
    expect(matchPath(routeOf(steps)), name).not.toBe(notFound);
    expect(steps.filter((step) => 'open' in step), name).toHaveLength(1);
  }
});

test('ends each script with an expectation, and expects something in each', () => {
  for (const { name, steps } of scripts) {
    expect(Object.keys(steps.at(-1) ?? {}), name).toContain('expect');
    for (const step of steps) {
      if ('expect' in step) expect(step.expect.length + (step.not?.length ?? 0), name).toBeGreaterThan(0);
      if ('key' in step && step.until) expect(step.until.length, name).toBeGreaterThan(0);
    }
  }
});

test('names criteria by their number', () => {
  for (const { name, criteria } of scripts) {
    expect(criteria.length, name).toBeGreaterThan(0);
    for (const criterion of criteria) expect(criterion, name).toMatch(/^[1-4]\.\d\.\d{1,2}$/);
  }
});
