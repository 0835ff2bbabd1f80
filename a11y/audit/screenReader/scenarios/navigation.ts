/** Moving between pages, and around one page. */
import { frame, themeControl } from '../../../../src/content/frame';
import { pricingPage } from '../../../../src/content/plans';
import { site } from '../../../../src/content/site';
import { terms as termsText } from '../../../../src/content/terms';
import { routeById, titleOf } from '../../../../src/routes';
import type { Scenario } from '../types';
import { operate } from './operate';
import { button, isNotSelected, isSelected, link, main, radio } from './roles';

const [terms, pricing] = [routeById('terms'), routeById('pricing')];
const { system, light } = themeControl.themes;

export const navigation: readonly Scenario[] = [
  {
    name: 'skip-link',
    title: 'The first tab stop skips the header',
    criteria: ['2.4.1'],
    steps: [
      { open: terms.path },
      { key: 'Tab' },
      { expect: [frame.skipLink, link] },
      { key: 'Return' },
      { expect: [main, terms.label] },
      // The link of a Sample tag may come first.
      { key: 'Tab', until: [termsText.sections[0].heading, link], atMost: 2 },
    ],
  },
  {
    name: 'menu',
    title: 'The menu of small screens says whether it is open; Esc closes it and returns focus to its button',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
    width: 320,
    steps: [
      { open: terms.path },
      { key: 'Tab', until: [frame.menu, button, 'collapsed'], atMost: 5 },
      { key: 'Return' },
      { expect: ['expanded'] },
      { key: 'Tab' },
      { expect: [routeById('product').label, link] },
      { key: 'Escape' },
      { expect: [frame.menu, button, 'collapsed'] },
      { key: 'space' },
      { expect: ['expanded'] },
      { key: 'space' },
      { expect: ['collapsed'] },
    ],
  },
  {
    name: 'route-change',
    title: 'A followed link announces the new page, and Back returns focus to the link',
    criteria: ['2.4.2', '2.4.3', '4.1.3'],
    steps: [
      { open: terms.path },
      { key: 'k', until: [pricing.label, link], atMost: 10 },
      { key: 'Return' },
      // The title, as a status message. Whether Orca also says what has focus depends on the order of its events.
      { expect: [`${titleOf(pricing)} – ${site.name}`] },
      // Reading on shows where focus is: on the heading of the page, and after Back on the link that was followed.
      { key: 'h' },
      { expect: [pricingPage.cardsHeading, 'level 2'] },
      { key: 'alt+Left' },
      { expect: [`${titleOf(terms)} – ${site.name}`] },
      { key: 'Tab' },
      { expect: [routeById('resources').label, link], not: [frame.skipLink] },
    ],
  },
  {
    name: 'theme',
    title: 'The theme control is a group of radio buttons that say which one is selected',
    criteria: ['1.3.1', '3.2.2', '4.1.2'],
    steps: [
      { open: terms.path },
      { key: 'r' },
      { expect: [system, radio, isSelected], not: isNotSelected },
      operate,
      { key: 'Down' },
      { expect: [light, radio, isSelected], not: isNotSelected },
      { key: 'Up' },
      { expect: [system, radio, isSelected], not: isNotSelected },
    ],
  },
];
