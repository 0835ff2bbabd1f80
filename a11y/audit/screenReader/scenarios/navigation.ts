/** Getting from page to page, and round in one. */
import { site } from '../../../../src/content/site';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { operate } from './operate';
import { button, isNotSelected, isSelected, link, main, radio } from './roles';

const [terms, pricing, product, resources] = [routeById('terms'), routeById('pricing'), routeById('product'), routeById('resources')];

export const navigation: readonly Scenario[] = [
  {
    name: 'skip-link',
    title: 'The first stop leads past the header',
    criteria: ['2.4.1'],
    steps: [
      { open: terms.path },
      { key: 'Tab' },
      { expect: ['Skip to main content', link] },
      { key: 'Return' },
      { expect: [main, terms.label] },
      { key: 'Tab' },
      { expect: ['About these terms', link] },
    ],
  },
  {
    name: 'menu',
    title: 'The menu of small screens says whether it is open, and Esc closes it and leads back to its button',
    criteria: ['2.1.1', '2.4.3', '4.1.2'],
    width: 320,
    steps: [
      { open: terms.path },
      { key: 'Tab', until: ['Menu', button, 'collapsed'], atMost: 5 },
      { key: 'Return' },
      { expect: ['expanded'] },
      { key: 'Tab' },
      { expect: [product.label, link] },
      { key: 'Escape' },
      { expect: ['Menu', button, 'collapsed'] },
      { key: 'space' },
      { expect: ['expanded'] },
      { key: 'space' },
      { expect: ['collapsed'] },
    ],
  },
  {
    name: 'route-change',
    title: 'A link of the site says where it has led, and Back puts focus on that link again',
    criteria: ['2.4.2', '2.4.3', '4.1.3'],
    steps: [
      { open: terms.path },
      { key: 'k', until: [pricing.label, link], atMost: 10 },
      { key: 'Return' },
      // The title, as a status. Whether a reader also says what has focus now is a race between its events.
      { expect: [`${pricing.title} – ${site.name}`] },
      // Where it reads on tells where focus is: on the heading of the page, and then on the link that was followed.
      { key: 'h' },
      { expect: ['Plans', 'level 2'] },
      { key: 'alt+Left' },
      { expect: [`${terms.title} – ${site.name}`] },
      { key: 'Tab' },
      { expect: [resources.label, link], not: ['Skip to main content'] },
    ],
  },
  {
    name: 'theme',
    title: 'The theme control is a group of radio buttons that say which is chosen',
    criteria: ['1.3.1', '3.2.2', '4.1.2'],
    steps: [
      { open: terms.path },
      { key: 'r' },
      { expect: ['System', radio, isSelected], not: isNotSelected },
      operate,
      { key: 'Down' },
      { expect: ['Light', radio, isSelected], not: isNotSelected },
      { key: 'Up' },
      { expect: ['System', radio, isSelected], not: isNotSelected },
    ],
  },
];
