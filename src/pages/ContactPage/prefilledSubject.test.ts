import { expect, test } from 'vitest';
import { prefilledSubject } from './prefilledSubject';

test.each(['nonsense', '__proto__', 'constructor', '%E0%A4%A', '%', '<script>', ''])('ignores the unknown key "%s"', (key) => {
  expect(prefilledSubject(`?subject=${key}`)).toBeUndefined();
});
