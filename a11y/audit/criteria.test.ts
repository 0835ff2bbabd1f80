import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rules from '@siteimprove/alfa-rules';
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { alfaSkips, axeRules, axeTags } from '../rules';
import { checks } from './checks';
import { criteria } from './criteria';

const byId = new Map(criteria.map((criterion) => [criterion.id, criterion]));

describe('the criteria', () => {
  it('are those of WCAG 2.2, and 4.1.1, which it removed, with their names, anchors and levels', () => {
    // OpenACR's catalog lists them as the standard does, 4.1.1 included (report/schemas/README.md).
    const catalog = parse(readFileSync(join(import.meta.dirname, 'report/schemas/2.5-edition-wcag-2.2-en.yaml'), 'utf8')) as Catalog;
    const published = catalog.chapters.flatMap((chapter) =>
      chapter.criteria.map(({ id, handle }) => ({ id, name: handle.toLowerCase(), level: chapter.short_label })),
    );
    const ours = criteria.map(({ id, name, level }) => ({ id, name: name.toLowerCase(), level }));
    expect(ours).toHaveLength(87);
    expect(ours).toEqual(published.toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true })));
    for (const { name, slug } of criteria) expect(slug).toBe(slugOf(name));
  });

  it('name exactly the rules of axe that run and that axe itself ties to them', () => {
    const running = axe
      .getRules()
      .filter(({ ruleId, tags }) => (ruleId in axeRules || tags.some((tag) => axeTags.some((asked) => asked === tag))) && !tags.includes('deprecated'));
    for (const { id, axe: named } of criteria) {
      const tag = `wcag${id.replaceAll('.', '')}`;
      const tied = running.filter(({ tags }) => tags.includes(tag)).map(({ ruleId }) => ruleId);
      expect([...named].sort(), id).toEqual(tied.sort());
    }
  });

  it('name exactly the rules of Alfa that Alfa itself ties to them', () => {
    const tied = new Map<string, string[]>();
    for (const { uri, requirements } of rules) {
      for (const asked of requirements) {
        if ('chapter' in asked) tied.set(String(asked.chapter), [...(tied.get(String(asked.chapter)) ?? []), uri.slice(uri.lastIndexOf('/') + 1)]);
      }
    }
    for (const { id, alfa } of criteria) expect([...alfa].sort(), id).toEqual((tied.get(id) ?? []).sort());
    for (const rule of Object.keys(alfaSkips)) expect([...tied.values()].flat()).toContain(rule);
  });

  it('each have a check of ours or a step for a person, and a check that proves absence where they do not apply', () => {
    for (const { id, absent, checks: named, axe: axeNames, alfa, person } of criteria) {
      expect(named.length + axeNames.length + alfa.length > 0 || Boolean(person), id).toBe(true);
      // A criterion that no check decides and no person looks at would pass by itself.
      expect(named.length > 0 || Boolean(person), id).toBe(true);
      if (absent) expect(named, id).not.toEqual([]);
    }
  });
});

describe('our checks', () => {
  /** Which criteria the tests of each check name. */
  const tested = new Map<string, Set<string>>();

  beforeAll(() => {
    const listed = spawnSync('npx', ['playwright', 'test', '-c', 'a11y', '--list', '--reporter=json'], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      shell: process.platform === 'win32',
    });
    // A spec that throws while it is listed, for want of a build for instance, leaves no tests.
    if (listed.status !== 0) throw new Error(`Playwright cannot list the tests:\n${listed.stdout.slice(0, 2000)}${listed.stderr}`);
    for (const annotations of annotationsOf(JSON.parse(listed.stdout))) {
      const named = (type: string) => annotations.filter((each) => each.type === type).map(({ description }) => description);
      for (const check of named('check')) tested.set(check, new Set([...(tested.get(check) ?? []), ...named('criterion')]));
    }
  }, 120_000);

  it('each have a test', () => {
    expect(Object.keys(checks).filter((name) => !tested.has(name))).toEqual([]);
  });

  it('test exactly the criteria that name them', () => {
    for (const [check, ids] of tested) {
      const naming = criteria.filter((criterion) => criterion.checks.some((name) => name === check)).map(({ id }) => id);
      expect([...ids].sort(), check).toEqual(naming.sort());
      for (const id of ids) expect(byId.has(id), `${check} names ${id}`).toBe(true);
    }
  });
});

interface Catalog {
  readonly chapters: readonly {
    readonly short_label: string;
    readonly criteria: readonly { readonly id: string; readonly handle: string }[];
  }[];
}

/** The standard's own anchors are made of the names. */
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[(),]/g, '').replaceAll(/[ /]/g, '-');

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly tests: readonly { readonly annotations: readonly Annotation[] }[] }[];
}

interface Annotation {
  readonly type: string;
  readonly description: string;
}

function annotationsOf({ suites = [], specs = [] }: Suite): (readonly Annotation[])[] {
  return [...suites.flatMap(annotationsOf), ...specs.flatMap(({ tests }) => tests.map(({ annotations }) => annotations))];
}
