import { expect, test } from 'vitest';
import type { TestRecord } from './collect';
import { mergeShards, type Results } from './results';

const record = (title: string): TestRecord => ({ title, status: 'passed', criteria: [], situations: [], engines: [], message: '' });

const shard = (current: number, total: number, changes: Partial<Results> = {}): Results => ({
  kind: 'audit',
  commit: '0123abc',
  isChanged: false,
  date: `2026-11-21T09:0${current}:00.000Z`,
  seconds: 60,
  environment: { Browser: 'Chromium 140', System: `Linux ${current}` },
  notAsked: [],
  shard: { current, total },
  tests: [record(`test ${current}`)],
  axe: [current],
  ...changes,
});

test('makes one run of all shards, in whatever order they come', () => {
  const merged = mergeShards([shard(2, 3), shard(3, 3), shard(1, 3)]);
  expect(merged).toMatchObject({ commit: '0123abc', date: '2026-11-21T09:01:00.000Z', seconds: 180, shard: { current: 1, total: 1 } });
  expect(merged.tests.map(({ title }) => title)).toEqual(['test 1', 'test 2', 'test 3']);
  expect(merged.axe).toEqual([1, 2, 3]);
  expect(merged.environment).toEqual({ Browser: 'Chromium 140', System: 'Linux 1; Linux 2; Linux 3' });
});

test('leaves a run that was not split as it is', () => {
  expect(mergeShards([shard(1, 1)])).toEqual(shard(1, 1));
});

test('refuses a missing shard, and says which', () => {
  expect(() => mergeShards([shard(1, 4), shard(2, 4), shard(4, 4)])).toThrow('Shard 3 of 4 is missing.');
  expect(() => mergeShards([])).toThrow('There are no results');
});

test('refuses a shard that is there twice', () => {
  expect(() => mergeShards([shard(1, 2), shard(2, 2), shard(2, 2)])).toThrow('Shard 2 of 2 is there 2 times.');
});

test('refuses shards of different commits, and of changed files', () => {
  expect(() => mergeShards([shard(1, 2), shard(2, 2, { commit: '9876fed' })])).toThrow('different commits: 0123abc, 9876fed.');
  expect(() => mergeShards([shard(1, 2), shard(2, 2, { isChanged: true })])).toThrow('different commits: 0123abc, 0123abc with changes.');
});

test('refuses shards of different splits', () => {
  expect(() => mergeShards([shard(1, 2), shard(2, 3)])).toThrow('split in different ways: into 2, into 3.');
});
