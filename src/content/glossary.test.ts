/** Tests the glossary and the links to it (WCAG 3.1.3, 3.1.4). */
import { expect, test } from 'vitest';
import { textsOf } from '../testing/textsOf';
import glossaryPage from './articles/docs/glossary.md';
import { glossaryOf } from '../lib/questions';
import { sampleTag } from './interface';

const glossary = glossaryOf(glossaryPage);
const terms = glossary.flatMap((group) => group.terms);
const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', './articles/**/*.md', '!./**/*.test.ts', '!./**/*.d.ts', '!./articles/docs/glossary.md'],
  {
    eager: true,
  },
);

/** Returns the glossary anchors to which a piece of content links. */
function anchorsIn(content: unknown): string[] {
  if (!content || typeof content !== 'object') return [];
  const own = 'route' in content && content.route === sampleTag.route && 'hash' in content ? [String(content.hash)] : [];
  return [...own, ...Object.values(content).flatMap(anchorsIn)];
}

test('lists its terms in alphabetical order within each group, with unique anchors', () => {
  for (const { terms: listed } of glossary) {
    const names = listed.map(({ term }) => term);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
});

test('shows every term with its meaning and the long form of abbreviations', () => {
  const shown = textsOf(glossaryPage);
  for (const { term, expansion, meaning } of terms)
    expect(shown).toEqual(expect.arrayContaining([term, ...(expansion ? [expansion] : []), ...textsOf([meaning])]));
});

test('explains every linked term, and a page links to every term', () => {
  const linked = new Set(Object.values(modules).flatMap(anchorsIn));
  expect([...linked].toSorted()).toEqual(terms.map(({ id }) => id).toSorted());
});
