/** Tabs, answers, tooltips and code samples. */
import { codeLanguageNames, copyButton } from '../../../../src/content/controls';
import { gettingStarted } from '../../../../src/content/docs/gettingStarted';
import { faq } from '../../../../src/content/faq';
import { plainText } from '../../../../src/content/plainText';
import { planFeatures, pricingPage } from '../../../../src/content/plans';
import { productTabs } from '../../../../src/content/product';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { button, heading, link, tab } from './roles';

const [price, rateLimit] = planFeatures;
const [firstTab, secondTab] = productTabs;
const lastTab = productTabs[productTabs.length - 1] ?? firstTab;
const { curl, javascript, python } = codeLanguageNames;

/** The code samples on the first page of the docs. */
const samples = gettingStarted.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'code' || block.kind === 'codeSet'));
const [firstSample = '', secondSample = ''] = samples.map(({ title }) => title);
const firstInLanguages = samples.find(({ kind }) => kind === 'codeSet')?.title ?? '';
const tooltipName = (label: string) => `${pricingPage.tooltipButtonLabel} ${label}`;

export const patterns: readonly Scenario[] = [
  {
    name: 'tabs',
    title: 'Tabs have names, arrow keys select them, and Tab moves into the panel',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
    steps: [
      { open: routeById('product').path },
      { key: 'Tab', until: [firstTab.label, tab], atMost: 15 },
      { key: 'Right' },
      { expect: [secondTab.label, tab] },
      { key: 'End' },
      { expect: [lastTab.label, tab] },
      { key: 'Right' },
      { expect: [firstTab.label, tab] },
      { key: 'End' },
      { expect: [lastTab.label, tab] },
      { key: 'Tab' },
      { expect: [curl, tab] },
    ],
  },
  {
    name: 'panels',
    title: 'Reading on from the tabs enters the selected panel and skips the others',
    criteria: ['1.3.1', '1.3.2'],
    steps: [
      { open: routeById('product').path },
      { key: 'h' },
      { key: 'h' },
      { expect: heading(firstTab.heading, 2) },
      { key: 'h' },
      { expect: ['heading', 'level 2'], not: productTabs.slice(1).map((other) => other.heading) },
    ],
  },
  {
    name: 'answers',
    title: 'Questions are buttons in headings that say whether they are expanded; an open answer is read next',
    criteria: ['1.3.1', '1.3.2', '4.1.2'],
    steps: [
      { open: routeById('resources').path },
      { key: 'b', until: [faq[0].question, button], atMost: 5 },
      { expect: [...heading(faq[0].question, 3), 'collapsed'] },
      { key: 'Return' },
      { expect: ['expanded'] },
      { key: 'Down' },
      // The start of its first line, wherever that breaks, or a link begins.
      { expect: [plainText(faq[0].answer[0]).split(' ').slice(0, 3).join(' ')] },
      { key: 'b' },
      { expect: [faq[1].question, button, 'collapsed'] },
      { key: 'space' },
      { expect: ['expanded'] },
      { key: 'shift+b' },
      // Only one answer is open at a time.
      { expect: [faq[0].question, button, 'collapsed'] },
    ],
  },
  {
    name: 'tooltip',
    title: 'The button of a tooltip has a name, and the tooltip is its description, open or closed',
    criteria: ['1.4.13', '4.1.2'],
    steps: [
      { open: routeById('pricing').path },
      { key: 'b', until: [tooltipName(price.label), button, price.tooltip], atMost: 5 },
      { key: 'Tab' },
      { expect: [tooltipName(rateLimit.label), button, rateLimit.tooltip] },
      { key: 'Escape' },
      { expect: [], not: [tooltipName(rateLimit.label)] },
      { key: 'shift+Tab' },
      { expect: [tooltipName(price.label), button, price.tooltip] },
    ],
  },
  {
    name: 'copy',
    title: 'A copy button names what it copies, confirms each press, and does not repeat the confirmation as reading goes on',
    criteria: ['2.4.6', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('docs').path },
      { key: 'b', until: [copyButton.name(firstSample), button], atMost: 5 },
      { key: 'Return' },
      { expect: [copyButton.copied] },
      { key: 'Return' },
      { expect: [copyButton.copied] },
      { key: 'b' },
      { expect: [copyButton.name(secondSample), button], not: [copyButton.copied] },
    ],
  },
  {
    name: 'code-language',
    title: 'The languages of a code sample are tabs, and the selected sample is read',
    criteria: ['1.3.1', '4.1.2'],
    steps: [
      { open: routeById('docs').path },
      { key: 'Tab', until: [curl, tab], atMost: 40 },
      { key: 'Right' },
      { expect: [javascript, tab] },
      { key: 'Right' },
      { expect: [python, tab] },
      { key: 'Tab' },
      { expect: [copyButton.name(firstInLanguages), python, button], not: [link] },
    ],
  },
];
