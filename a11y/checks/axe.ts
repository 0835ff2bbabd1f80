/** The rules of axe. Each belongs to criteria of its own, so that the report has a line for each rule (audit/report/collect.ts). */
import { css, dom, markup } from '../audit/barriers/plant';
import { axeFindings } from '../axe';
import { allOpen } from '../situations';
import type { Check } from './check';

export const axe: Check = {
  criteria: [],
  claim:
    'Runs the rules of axe on each page, with every panel open, among them those for names (such as link-name, image-alt, and aria-command-name) and zoom (meta-viewport). A test run leaves contrast to the other two checks with axe.',
  on: 'every page',
  views: ['opened'],
  inspect: (page) => axeFindings(page, allOpen, 'structure'),
  barriers: {
    'a misspelled attribute': dom('footer a', (link) => link.setAttribute('aria-labeledby', 'main')),
    'F65: a picture without an alternative': markup('<img src="/favicon.svg" width="48" />'),
    'F89: a link in a drawing without a name': markup('<svg width="96"><a href="/terms"><circle cx="48" cy="48" r="40" /></a></svg>'),
    'F68: a button in a shadow root without a name': dom('main p', (p) => (p.attachShadow({ mode: 'open' }).innerHTML = '<button>')),
    'a viewport without zoom': dom<HTMLMetaElement>('meta[name=viewport]', (meta) => (meta.content += ', user-scalable=no')),
  },
};

export const axeInStates: Check = {
  criteria: [],
  claim:
    'Runs the rules of axe at 320 px, and again after one control of each kind was used and, on pages with a form, after it was sent and with search open. A test run tests contrast only at 7:1.',
  on: 'every control',
  views: ['phone'],
  inspect: (page, state) => axeFindings(page, state, 'strictest'),
  barriers: {
    'a misspelled attribute of a field with an error': dom('[aria-invalid=true]', (field) => field.setAttribute('aria-labeledby', 'main')),
  },
};

export const axeColors: Check = {
  criteria: [],
  claim: 'Runs the rules of axe about colors, which are contrast at 7:1 and links in text, in the dark theme and in forced colors.',
  on: 'every control',
  views: ['dark', 'forced'],
  inspect: (page, state) => axeFindings(page, state, 'colors'),
  barriers: {
    'pale text in the dark theme': css('footer a', 'color: #666', '(prefers-color-scheme: dark)'),
    'pale text in forced colors': css('footer a', 'forced-color-adjust: none; color: #777', '(forced-colors: active)'),
  },
};
