/** The rules of axe. Each belongs to criteria of its own, so that the report has a line for each rule (audit/report/collect.ts). */
import { css, dom } from '../audit/barriers/plant';
import { axeFindings } from '../axe';
import { allOpen } from '../situations';
import type { Check } from './check';

export const axe: Check = {
  criteria: [],
  claim: 'Runs the rules of axe on each page, with every panel open. A test run leaves contrast to the other two checks with axe.',
  on: 'every page',
  views: ['opened'],
  inspect: (page) => axeFindings(page, allOpen, { rules: 'structure' }),
  barriers: {
    'a misspelled attribute': dom('footer a', (link) => link.setAttribute('aria-labeledby', 'main')),
  },
};

export const axeInStates: Check = {
  criteria: [],
  claim:
    'Runs the rules of axe at 320 px, and again after one control of each kind was used, and after the form was sent. A test run tests contrast only at 7:1.',
  on: 'every control',
  views: ['phone'],
  inspect: (page, state) => axeFindings(page, state, { rules: 'strictest' }),
  barriers: {
    'a misspelled attribute of a field with an error': dom('main [aria-invalid=true]', (field) =>
      field.setAttribute('aria-labeledby', 'main'),
    ),
  },
};

export const axeColors: Check = {
  criteria: [],
  claim: 'Runs the rules of axe about colors, which are contrast at 7:1 and links in text, in the dark theme and in forced colors.',
  on: 'every control',
  views: ['dark', 'forced'],
  inspect: (page, state) => axeFindings(page, state, { rules: 'colors' }),
  barriers: {
    'pale text in the dark theme': css('footer a', 'color: #666', '(prefers-color-scheme: dark)'),
    'pale text in forced colors': css('footer a', 'forced-color-adjust: none; color: #777', '(forced-colors: active)'),
  },
};
