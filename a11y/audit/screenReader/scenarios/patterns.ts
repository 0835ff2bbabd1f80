/** Tabs, answers, tooltips, code samples. */
import { faq } from '../../../../src/content/faq';
import { planFeatures } from '../../../../src/content/plans';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { button, heading, link, tab } from './roles';

const [price, rateLimit] = planFeatures;

export const patterns: readonly Scenario[] = [
  {
    name: 'tabs',
    title: 'Tabs are named, arrows choose, and Tab leads into the panel',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
    steps: [
      { open: routeById('product').path },
      { key: 'Tab', until: ['Hub', tab], atMost: 15 },
      { key: 'Right' },
      { expect: ['Orchestrator', tab] },
      { key: 'End' },
      { expect: ['Monitoring', tab] },
      { key: 'Right' },
      { expect: ['Hub', tab] },
      { key: 'End' },
      { expect: ['Monitoring', tab] },
      { key: 'Tab' },
      { expect: ['curl', tab] },
    ],
  },
  {
    name: 'panels',
    title: 'Reading on from the tabs leads into the panel that is shown, and past those that are not',
    criteria: ['1.3.1', '1.3.2'],
    steps: [
      { open: routeById('product').path },
      { key: 'h' },
      { key: 'h' },
      { expect: heading('Hub', 2) },
      { key: 'h' },
      { expect: ['heading', 'level 2'], not: ['Orchestrator', 'Security', 'Monitoring'] },
    ],
  },
  {
    name: 'answers',
    title: 'Questions are buttons in headings that say whether their answer is open; an open answer is read next',
    criteria: ['1.3.1', '1.3.2', '4.1.2'],
    steps: [
      { open: routeById('resources').path },
      { key: 'b', until: [faq[0].question, button], atMost: 5 },
      { expect: [...heading(faq[0].question, 3), 'collapsed'] },
      { key: 'Return' },
      { expect: ['expanded'] },
      { key: 'Down' },
      // A line of it, wherever it breaks.
      { expect: [String(faq[0].answer[0]).split(' ').slice(0, 5).join(' ')] },
      { key: 'b' },
      { expect: [faq[1].question, button, 'collapsed'] },
      { key: 'space' },
      { expect: ['expanded'] },
      { key: 'shift+b' },
      // One at a time.
      { expect: [faq[0].question, button, 'collapsed'] },
    ],
  },
  {
    name: 'tooltip',
    title: 'The button of a tooltip has a name and reads its words, open or closed',
    criteria: ['1.4.13', '4.1.2'],
    steps: [
      { open: routeById('pricing').path },
      { key: 'b', until: [`About ${price.label}`, button, price.tooltip], atMost: 5 },
      { key: 'Tab' },
      { expect: [`About ${rateLimit.label}`, button, rateLimit.tooltip] },
      { key: 'Escape' },
      { expect: [], not: [`About ${rateLimit.label}`] },
      { key: 'shift+Tab' },
      { expect: [`About ${price.label}`, button, price.tooltip] },
    ],
  },
  {
    name: 'copy',
    title: 'A copy button names what it copies, says “Copied” at each press, and does not say so again when reading goes on',
    criteria: ['2.4.6', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('docs').path },
      { key: 'b' },
      { expect: ['Copy Set HUB_KEY', button] },
      { key: 'Return' },
      { expect: ['Copied'] },
      { key: 'Return' },
      { expect: ['Copied'] },
      { key: 'b' },
      { expect: ['Copy Send a first call', button], not: ['Copied'] },
    ],
  },
  {
    name: 'code-language',
    title: 'The languages of a sample are tabs, and the code is read as it stands',
    criteria: ['1.3.1', '4.1.2'],
    steps: [
      { open: routeById('docs').path },
      { key: 'Tab', until: ['curl', tab], atMost: 40 },
      { key: 'Right' },
      { expect: ['JavaScript', tab] },
      { key: 'Right' },
      { expect: ['Python', tab] },
      { key: 'Tab' },
      { expect: ['Copy Send a first call', 'Python', button], not: [link] },
    ],
  },
];
