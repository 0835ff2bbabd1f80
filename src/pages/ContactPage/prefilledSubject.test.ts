import { expect, test } from 'vitest';
import { subjects } from '../../content/facts/subjects';
import { prefilledSubject } from './prefilledSubject';

test.each(Object.entries(subjects))('fills in the subject of the key %s', (key, subject) => {
  expect(prefilledSubject(`?subject=${key}`)).toBe(subject);
});

test.each(['nonsense', '__proto__', 'constructor', '%E0%A4%A', '%', '<script>', ''])('ignores the unknown key "%s"', (key) => {
  expect(prefilledSubject(`?subject=${key}`)).toBeUndefined();
});
