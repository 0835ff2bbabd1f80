import { sampleTag } from '../../src/content/interface';
import { routeById, routes } from '../../src/content/routes';
import { glossaryTerms } from '../articles';
import { html } from '../audit/barriers/plant';
import { expect } from '../findings';
import type { Check, Reading } from './check';

export const glossary: Check = {
  criteria: ['3.1.3', '3.1.4'],
  claim: 'Expects the glossary to explain each of its terms, and another page to link to each.',
  on: 'every page',
  site: { 'the glossary explains all its terms, and other pages link to each term': explainsItsTerms },
  barriers: { 'a term without an id': html('/docs/glossary', /<h3 id="[^"]*"/, '<h3') },
  left: {
    '3.1.3': {
      aids: ['no assistive technology'],
      steps: 'Read each page.',
      expected: 'Each word with an unusual meaning is in the glossary, with a link where it first matters.',
    },
    // No check and no rule of axe looks for it.
    '3.1.6': {
      aids: ['no assistive technology'],
      steps: 'Read each page aloud.',
      expected: 'No word is ambiguous without its pronunciation.',
    },
  },
};

const glossaryPath = routeById(sampleTag.route).path;

function explainsItsTerms({ builtHtml }: Pick<Reading, 'builtHtml'>) {
  const others = routes
    .filter(({ path }) => path !== glossaryPath)
    .map(({ path }) => builtHtml(path))
    .join('\n');
  const page = builtHtml(glossaryPath);
  const unexplained = glossaryTerms.filter(({ id, term }) => !new RegExp(`<h3 id="${id}"[^>]*>${term}</h3>.*?<p[ >]`, 's').test(page));
  const unlinked = glossaryTerms.filter(({ id }) => !others.includes(`href="${glossaryPath}#${id}"`));
  const fault =
    (what: string) =>
    ({ id, term }: (typeof glossaryTerms)[number]) => ({ selector: `#${id}`, what: `“${term}” ${what}` });
  expect([
    ...unexplained.map(fault('has no heading with this id and an explanation')),
    ...unlinked.map(fault('has no link from another page')),
  ]).toHaveNoFindings();
}
