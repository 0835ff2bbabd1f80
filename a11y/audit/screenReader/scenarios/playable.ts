/** Pictures that can be played: what is chosen, and what follows from it. */
import { statusAnswers } from '../../../../src/content/docs/referencePlates';
import { providerBay } from '../../../../src/content/providerBay';
import { providerDemos } from '../../../../src/content/providerDemo';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { operate } from './operate';
import { checkbox, isSelected, notChecked, radio } from './roles';

const [first, second] = providerDemos.map(({ label }) => label) as [string, string];
const [success, failure] = statusAnswers as readonly [(typeof statusAnswers)[number], (typeof statusAnswers)[number]];

export const playable: readonly Scenario[] = [
  {
    name: 'providers',
    title: 'Choosing a provider and taking it down is said in one message: who is down, and who answers instead',
    criteria: ['1.3.1', '1.4.1', '2.1.1', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('home').path },
      { key: 'r' },
      { expect: [first, radio, isSelected] },
      operate,
      { key: 'Down' },
      { expect: [second, radio, isSelected, providerBay.spoken([], second)] },
      { key: 'Tab' },
      { expect: [`${providerBay.breaker} ${second}`, checkbox], not: notChecked },
      { key: 'space' },
      { expect: [notChecked, providerBay.spoken([second], first)] },
      { key: 'shift+Tab', until: [first, checkbox], atMost: 3 },
      { key: 'space' },
      { expect: [providerBay.spoken([first, second], undefined)] },
    ],
  },
  {
    name: 'status-codes',
    title: 'Choosing a status code says what it means and whether to retry',
    criteria: ['1.3.1', '2.1.1', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('docsApiReference').path },
      { key: 'r', until: [success.label, radio, isSelected], atMost: 8 },
      operate,
      { key: 'Right' },
      { expect: [failure.label, radio, isSelected, failure.meaning, failure.retry] },
      { key: 'Left' },
      { expect: [success.label, radio, isSelected, success.meaning, success.retry] },
    ],
  },
];
