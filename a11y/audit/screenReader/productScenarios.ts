/** The expected speech of Orca where the product is shown: its tabs, its providers, its failover order, and its plans. */
import { failoverOrder } from '../../../src/content/pages/failoverOrder';
import { callLog } from '../../../src/content/pages/callLog';
import { planFacts } from '../../../src/content/facts/planFacts';
import { pricingPage } from '../../../src/content/pages/plans';
import { productTabs } from '../../../src/content/pages/product';
import { providerBay } from '../../../src/content/pages/providerBay';
import { providerDemos } from '../../../src/content/pages/providerDemo';
import { routeById } from '../../../src/content/routes';
import type { Scenario } from './types';
import { button, focusMode, isSelected, radio, tab, textField } from './words';

const [firstTab, secondTab] = productTabs;
const lastTab = productTabs.at(-1) ?? firstTab;
const [firstProvider, secondProvider] = providerDemos.map(({ label }) => label) as [string, string];
const moved = failoverOrder.entries[0]?.name ?? '';
const failedOver = callLog.calls.filter(({ kind }) => kind === callLog.filters[1].id);
const largest = planFacts.at(-1) ?? planFacts[0];

export const productScenarios: readonly Scenario[] = [
  {
    name: 'tabs',
    title: 'Tabs have names, arrow keys select them, and Tab moves into the panel, whose filter announces how many calls are left',
    criteria: ['2.1.1', '2.4.3', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('product').path },
      { key: 'Tab', until: [firstTab.label, tab], atMost: 15 },
      { key: 'Right', expect: [secondTab.label, tab] },
      { key: 'End', expect: [lastTab.label, tab] },
      { key: 'Tab', until: [callLog.filter, radio], atMost: 2 },
      focusMode,
      { key: 'Down', expect: [callLog.filters[1].label, radio, isSelected, callLog.count(failedOver.length, callLog.calls.length)] },
    ],
  },
  {
    name: 'order',
    title: 'The buttons of the failover order name what they move, and announce its new place',
    criteria: ['2.4.6', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('product').path },
      { key: 'Tab', until: [firstTab.label, tab], atMost: 15 },
      { key: 'Right', expect: [secondTab.label, tab] },
      { key: 'Tab', until: [failoverOrder.down(moved), button], atMost: 6 },
      { key: 'space', expect: [failoverOrder.moved(moved, 2)] },
      { key: 'space', expect: [failoverOrder.moved(moved, 3)] },
    ],
  },
  {
    name: 'providers',
    title: 'Changes of the provider or its switch are announced in one message',
    criteria: ['1.3.1', '1.4.1', '2.1.1', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('home').path },
      { key: 'r', expect: [firstProvider, radio, isSelected] },
      focusMode,
      { key: 'Down', expect: [secondProvider, radio, isSelected, providerBay.result([], secondProvider)] },
      { key: 'Tab', expect: [firstProvider, 'switch'] },
      { key: 'Tab', expect: [secondProvider, 'switch'] },
      { key: 'space', expect: [providerBay.result([secondProvider], firstProvider)] },
    ],
  },
  {
    name: 'finder',
    title: 'The plan finder announces the plan that fits',
    criteria: ['3.3.2', '4.1.2', '4.1.3'],
    steps: [
      { open: routeById('pricing').path },
      { key: 'e', expect: [pricingPage.finder.label, textField] },
      focusMode,
      // The field has a number already.
      { type: '20', expect: [pricingPage.finder.result(largest)] },
    ],
  },
];
