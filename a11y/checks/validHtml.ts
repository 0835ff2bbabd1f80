import { HtmlValidate } from 'html-validate';
import { html } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Check } from './check';

export const validHtml: Check = {
  criteria: ['1.3.1', '4.1.2'],
  claim: 'Validates the built HTML against the HTML standard.',
  on: 'every page',
  reads: {
    'is valid HTML': async ({ path, builtHtml }) => expect(await htmlFaults(builtHtml(path))).toHaveNoFindings(),
  },
  barriers: {
    'an attribute twice': html('/terms', /<main /, '<main tabindex="-1" '),
    'a reference to nothing': html('/terms', /<main /, '<main aria-describedby="nothing" '),
  },
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // These rules are about style. React writes attributes and void elements in its own way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // ARIA allows names for lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // This rule is for search engines, not part of the standard.
    'long-title': 'off',
    // HTML allows all characters but white space. Some of those in React's ids must be escaped in CSS.
    'valid-id': 'off',
    // Tables declare the roles that browsers would drop (DataTable.tsx).
    'no-redundant-role': 'off',
  },
});

export async function htmlFaults(page: string): Promise<Finding[]> {
  const { results } = await validator.validateString(page);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ selector, ruleId, message, line }) => ({ selector: selector ?? '', what: `line ${line}, ${ruleId}: ${message}` })),
  );
  // The validator does not check these rules of the standard.
  const ids = new Set(Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id]) => id));
  const references = page.matchAll(/\s(?:aria-(?:describedby|labelledby|controls|owns|details)|for|headers)="([^"]+)"/g);
  const missing = Array.from(references, ([, named = '']) => named.split(' '))
    .flat()
    .filter((id) => !ids.has(id));
  return [
    ...found,
    ...missing.map((id) => ({ selector: `[id="${id}"]`, what: 'is referenced, but does not exist' })),
    ...(page.match(/<textarea[^>]*\stype=/g) ?? []).map((what) => ({ selector: 'textarea', what })),
  ];
}
