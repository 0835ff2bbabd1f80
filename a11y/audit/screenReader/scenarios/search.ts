/** Searching: the combobox, its count and its options. */
import { httpCodes } from '../../../../src/content/apiReference';
import { search as words } from '../../../../src/content/search';
import { searchField } from '../../../../src/content/searchField';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { operate } from './operate';
import { link, textField } from './roles';

const { code, meaning } = httpCodes[1];

export const search: readonly Scenario[] = [
  {
    name: 'search',
    title: 'The search field is a combobox; what is typed is answered with a count, and arrow keys read the results',
    criteria: ['2.1.1', '2.4.5', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('terms').path },
      { key: 'Tab', until: [routeById('search').label, link], atMost: 4 },
      { key: 'Return' },
      { expect: [words.heading] },
      operate,
      { key: 'Tab', until: [searchField.label, [...textField, 'combo box', 'combobox', 'editable combo box']], atMost: 2 },
      { type: `${code} ${meaning}` },
      { expect: [words.count(2).replace('2', '').trim()] },
      { key: 'Down' },
      { expect: [`${code} ${meaning}`] },
    ],
  },
];
