/** What Orca says where the product is shown: its tabs, its providers, and its plans. */
import { callLog } from '../../../src/content/pages/callLog';
import { planFacts } from '../../../src/content/facts/planFacts';
import { providerNames } from '../../../src/content/facts/providers';
import { pricingPage } from '../../../src/content/pages/plans';
import { providerBay } from '../../../src/content/pages/providerBay';
import { type Orca, scenario } from './orca';
import { isSelected, tab, textField } from './speech';

/** Moves to the tabs, and returns their labels. */
async function goToTabs(orca: Orca): Promise<readonly string[]> {
  const page = await orca.open('/product');
  const labels = await page.getByRole('tablist').first().getByRole('tab').allInnerTexts();
  await orca.press('Tab', [...labels.slice(0, 1), tab], { atMost: 15 });
  return labels;
}

scenario(
  'tabs have names, arrow keys select them, and Tab moves into the panel, whose filter announces how many calls are left',
  'tabs 2.1.1 2.4.3 4.1.2 4.1.3',
  async (orca) => {
    const { calls, count, filter, filters } = callLog;
    const failedOver = calls.filter(({ kind }) => kind === filters[1].id);
    const labels = await goToTabs(orca);
    await orca.press('Right', [...labels.slice(1, 2), tab]);
    await orca.press('End', [...labels.slice(-1), tab]);
    await orca.press('Tab', [filter, 'radio button'], { atMost: 2 });
    await orca.useFocusMode();
    await orca.press('Down', [filters[1].label, 'radio button', isSelected, count(failedOver.length, calls.length)]);
  },
);

scenario('changes of the provider or its switch are announced in one message', 'providers 1.3.1 1.4.1 2.1.1 4.1.2 4.1.3', async (orca) => {
  const [first = '', second = ''] = Object.values(providerNames);
  await orca.open('/');
  await orca.press('r', [first, 'radio button', isSelected]);
  await orca.useFocusMode();
  await orca.press('Down', [second, 'radio button', isSelected, providerBay.result([], second)]);
  await orca.press('Tab', [first, 'switch']);
  await orca.press('Tab', [second, 'switch']);
  await orca.press('space', [providerBay.result([second], first)]);
});

scenario('the plan finder announces the plan that fits', 'finder 3.3.2 4.1.2 4.1.3', async (orca) => {
  const largest = planFacts.at(-1) ?? planFacts[0];
  await orca.open('/pricing');
  await orca.press('e', [pricingPage.finder.label, textField]);
  await orca.useFocusMode();
  await orca.type('2000', [pricingPage.finder.result(largest)]);
});
