import { HtmlValidate } from 'html-validate';
import { html } from '../audit/barriers/plant';
import { expect, type Finding } from '../findings';
import type { Check } from './check';

export const validHtml: Check = {
  criteria: ['1.3.1', '4.1.2'],
  claim:
    'Expects, by a rule of this house, no finding of html-validate in the built HTML, with its rules “standard” and “a11y” without H36 and H71, and “heading-level”.',
  on: 'every page',
  reads: {
    'is valid HTML': async ({ path, builtHtml }) => expect(await htmlFaults(builtHtml(path))).toHaveNoFindings(),
  },
  barriers: {
    'a skipped level': html('/terms', /<h2(.*?)<\/h2>/g, '<h4$1</h4>'),
    'an attribute twice': html('/terms', /<main /, '<main tabindex="-1" '),
    'a reference to nothing': html('/terms', /<main /, '<main aria-describedby="nothing" '),
  },
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // ARIA allows names for lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // ARIA can name an image button, and not each group of fields needs a legend. accessibleNames and roles ask for names.
    'wcag/h36': 'off',
    'wcag/h71': 'off',
  },
});

export async function htmlFaults(page: string): Promise<Finding[]> {
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ selector, ruleId, message, line }) => ({
      selector: selector ?? '',
      what: `line ${line}, ${ruleId}: ${message}`,
      breaks: [],
    })),
  );
}
