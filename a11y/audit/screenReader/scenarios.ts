/** The expected speech of Orca, step by step. The text comes from the content of the site. */
import { signIn } from '../../../src/content/pages/account';
import { httpCodes } from '../../../src/content/facts/apiReference';
import { copyButton, errorPrefix, layoutText, passwordToggle, problemsHeading, searchField } from '../../../src/content/interface';
import { plainText } from '../../../src/content/plainText';
import { planFacts } from '../../../src/content/facts/planFacts';
import { planFeatures, pricingPage } from '../../../src/content/pages/plans';
import { search } from '../../../src/content/pages/search';
import { site } from '../../../src/content/site';
import { routeById } from '../../../src/content/routes';
import { titleOf } from '../../../src/content/siteRoutes';
import { faqEntry, gettingStarted } from '../../articles';
import { productScenarios } from './productScenarios';
import type { Scenario } from './types';
import { button, focusMode, group, link, passwordField, required, table, textField } from './words';

const [terms, pricing] = [routeById('terms'), routeById('pricing')];
const [price, rateLimit] = planFeatures;
const [starter, ...otherPlans] = planFacts;
const samples = gettingStarted.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'code'));
const [firstSample = '', secondSample = ''] = samples.map(({ title }) => title);
const status = httpCodes[1];

export const scenarios: readonly Scenario[] = [
  {
    name: 'table',
    title: 'The table of plans announces its caption, its size, and its row and column headers',
    criteria: ['1.3.1'],
    steps: [
      { open: pricing.path },
      {
        key: 't',
        expect: [
          pricingPage.tableHeading,
          table,
          `${planFeatures.length + 1} rows`,
          `${planFacts.length + 1} columns`,
          pricingPage.featureColumn,
        ],
      },
      { key: 'shift+alt+Down', expect: [price.label] },
      { key: 'shift+alt+Right', expect: [starter.price] },
      ...otherPlans.map(({ name, price, isPopular }) => ({
        key: 'shift+alt+Right',
        expect: isPopular ? [name, pricingPage.popular, price] : [name, price],
        not: [button],
      })),
      {
        key: 'shift+alt+Down',
        expect: [rateLimit.label, ...otherPlans.slice(-1).map((plan) => plan.rateLimit)],
        not: [button, 'blank'],
      },
    ],
  },
  {
    name: 'route-change',
    title: 'A clicked link announces the new page, and Back returns focus to the link',
    criteria: ['2.4.2', '2.4.3', '4.1.3'],
    steps: [
      { open: terms.path },
      { key: 'k', until: [pricing.label, link], atMost: 10 },
      { key: 'Return', expect: [`${titleOf(pricing)} – ${site.name}`] },
      // Reading continues at the focus: first the heading of the page, and after Back the link.
      { key: 'h', expect: [pricingPage.cardsHeading, 'level 2'] },
      { key: 'alt+Left', expect: [`${titleOf(terms)} – ${site.name}`] },
      { key: 'Tab', expect: [routeById('resources').label, link], not: [layoutText.skipLink] },
    ],
  },
  {
    name: 'menu',
    title: 'The menu button announces its state, and Escape closes the menu and returns focus to the button',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
    width: 320,
    steps: [
      { open: terms.path },
      { key: 'Tab', until: [layoutText.menu, button, 'collapsed'], atMost: 5 },
      { key: 'Return', expect: ['expanded'] },
      { key: 'Tab', expect: [routeById('product').label, link] },
      { key: 'Escape', expect: [layoutText.menu, button, 'collapsed'] },
    ],
  },
  {
    name: 'answers',
    title: 'Questions are buttons in headings with an expanded state, and an open answer comes next',
    criteria: ['1.3.1', '1.3.2', '4.1.2'],
    steps: [
      { open: routeById('resources').path },
      {
        key: 'b',
        until: [faqEntry(0).question, button],
        atMost: 5,
        expect: [faqEntry(0).question, 'heading', ['level 3', 'heading 3'], 'collapsed'],
      },
      { key: 'Return', expect: ['expanded'] },
      {
        key: 'Down',
        expect: [
          plainText(faqEntry(0).answer[0] ?? '')
            .split(' ')
            .slice(0, 3)
            .join(' '),
        ],
      },
      { key: 'b', expect: [faqEntry(1).question, button, 'collapsed'] },
      { key: 'space', expect: ['expanded'] },
      { key: 'shift+b', expect: [faqEntry(0).question, button, 'collapsed'] },
    ],
  },
  {
    name: 'tooltip',
    title: 'A tooltip button has a name, and its tooltip is the description, open or closed',
    criteria: ['1.4.13', '4.1.2'],
    steps: [
      { open: pricing.path },
      { key: 'b', until: [price.label, button, price.tooltip], atMost: 5 },
      { key: 'Tab', expect: [rateLimit.label, button, rateLimit.tooltip] },
      { key: 'Escape', not: [rateLimit.label] },
      { key: 'shift+Tab', expect: [price.label, button, price.tooltip] },
    ],
  },
  {
    name: 'copy',
    title: 'A copy button names its code, announces each copy, and does not repeat the message',
    criteria: ['2.4.6', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('docs').path },
      { key: 'b', until: [copyButton.name(firstSample), button] },
      { key: 'Return', expect: [copyButton.copied] },
      { key: 'Return', expect: [copyButton.copied] },
      { key: 'b', until: [copyButton.name(secondSample), button], atMost: 5, not: [copyButton.copied] },
    ],
  },
  {
    name: 'form-errors',
    title: 'An empty sign-in form moves focus to a list of errors with links to fields, which announce their errors',
    criteria: ['1.3.1', '1.3.5', '2.4.3', '3.3.1', '3.3.2', '3.3.3', '4.1.2'],
    steps: [
      { open: routeById('signin').path },
      { key: 'e' },
      { key: 'e' },
      focusMode,
      { key: 'shift+Tab', expect: [signIn.fields.email.label, textField, required] },
      { key: 'Tab', expect: [signIn.fields.password.label, passwordField] },
      { key: 'Tab', expect: [`${passwordToggle.show} ${signIn.fields.password.noun}`, button] },
      { key: 'Tab', until: [signIn.submit, button], atMost: 4 },
      { key: 'Return', expect: [problemsHeading(Object.keys(signIn.fields).length), group] },
      { key: 'Tab', expect: [signIn.fields.email.errors.missing, link] },
      { key: 'Return', expect: [signIn.fields.email.label, textField, errorPrefix, signIn.fields.email.errors.missing] },
    ],
  },
  {
    name: 'search',
    title: 'The search field announces the number of results, and arrow keys announce results',
    criteria: ['2.1.1', '2.4.5', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('search').path },
      focusMode,
      { key: 'Tab', until: [searchField.label, [...textField, 'combo box', 'combobox', 'editable combo box']], atMost: 12 },
      { type: `${status.code} ${status.meaning}`, expect: [search.count(2).replace('2', '').trim()] },
      { key: 'Down', expect: [`${status.code} ${status.meaning}`] },
    ],
  },
  ...productScenarios,
];
