import { plain } from '../plain';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { criteria } from '../../criteria';
import { exampleOfNothing, exampleRun } from '../exampleRun';
import { catalog as catalogName, openAcr } from './openAcr';
import { published } from './published';

interface Catalog {
  readonly chapters: readonly { readonly id: string; readonly criteria: readonly { readonly id: string; readonly components: readonly string[] }[] }[];
  readonly terms: readonly { readonly id: string }[];
}

interface Document {
  readonly notes: string;
  readonly author: { readonly email: string };
  readonly chapters: Readonly<Record<string, Chapter>>;
}

interface Chapter {
  readonly notes?: string;
  readonly criteria: readonly { readonly num: string; readonly components: readonly { readonly name: string; readonly adherence?: { readonly level: string; readonly notes: string } }[] }[];
}

const catalog: Catalog = parse(published(`${catalogName}.yaml`));
const validate = new Ajv({ allErrors: true }).compile(JSON.parse(published('openacr-0.1.0.json')));
const document: Document = parse(openAcr(exampleRun));
const runs = [
  ['an audit', exampleRun],
  ['an audit in which nothing ran', exampleOfNothing],
] as const;

test.each(runs)('is valid by OpenACR’s schema after %s', (_name, run) => {
  validate(parse(openAcr(run)));
  expect(validate.errors ?? []).toEqual([]);
});

test.each(runs)('answers the questions of its catalog with the terms of its catalog after %s, each level with a note', (_name, run) => {
  const { chapters }: Document = parse(openAcr(run));
  expect(Object.keys(chapters)).toEqual(catalog.chapters.map(({ id }) => id));
  const levels = catalog.terms.map(({ id }) => id);
  for (const { id, criteria: questions } of catalog.chapters) {
    const answers = chapters[id]?.criteria ?? [];
    expect(answers.map(({ num }) => num).toSorted()).toEqual(questions.map((question) => question.id).toSorted());
    for (const { num, components } of answers) {
      expect(questions.find((question) => question.id === num)?.components).toContain(components[0]?.name);
      const { level, notes } = components[0]?.adherence ?? {};
      if (!level) continue;
      expect(levels, num).toContain(level);
      expect(notes, num).toBeTruthy();
    }
  }
});

test('has a level only for what is decided', () => {
  expect(levelOf('1.4.10')).toBe('supports');
  expect(levelOf('2.4.2'), 'signed').toBe('supports');
  expect(levelOf('1.2.1')).toBe('not-applicable');
  expect(levelOf('1.4.3'), 'failed on every page').toBe('does-not-support');
  expect(levelOf('1.4.12'), 'failed on one of two pages').toBe('partially-supports');
  for (const { criterion, outcome } of exampleRun.verdicts) {
    if (outcome === 'cantTell') expect(levelOf(criterion), criterion).toBeUndefined();
  }
});

test('lists in the notes of a table which of its criteria have no answer, and why', () => {
  for (const chapter of Object.values(document.chapters)) {
    const open = chapter.criteria.filter(({ components }) => !components[0]?.adherence);
    for (const { num } of open) expect(chapter.notes).toContain(`${num} ${criteria.find(({ id }) => id === num)?.name}: `);
  }
  expect(document.chapters.success_criteria_level_a?.notes).toContain('Hear each control with a screen reader');
});

test('calls a criterion "not evaluated" at level AAA only', () => {
  for (const [, run] of runs) {
    const { chapters }: Document = parse(openAcr(run));
    for (const [id, { criteria: answers }] of Object.entries(chapters)) {
      const notEvaluated = answers.filter(({ components }) => components[0]?.adherence?.level === 'not-evaluated');
      if (id === 'success_criteria_level_aaa') expect(notEvaluated.length).toBeGreaterThan(0);
      else expect(notEvaluated).toEqual([]);
    }
  }
});

test('answers 4.1.1, which WCAG 2.2 has removed, as the errata of 2.0 and 2.1 say', () => {
  expect(levelOf('4.1.1')).toBe('supports');
});

test('means the same in YAML 1.1, which OpenACR’s tools read', () => {
  expect(parse(openAcr(exampleRun), { version: '1.1' })).toEqual(document);
});

test('keeps every character in YAML', () => {
  const [finding] = exampleRun.lines.flatMap(({ findings }) => findings);
  const notes = document.chapters.success_criteria_level_aa?.criteria.find(({ num }) => num === '1.4.12')?.components[0]?.adherence?.notes;
  expect(notes).toContain(plain(finding?.message ?? ''));
});

function levelOf(id: string): string | undefined {
  const answers = Object.values(document.chapters).flatMap((chapter) => chapter.criteria);
  return answers.find(({ num }) => num === id)?.components[0]?.adherence?.level;
}
