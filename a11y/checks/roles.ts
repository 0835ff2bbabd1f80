/** Roles and states, and live regions. */
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect } from '../findings';
import { isAudit } from '../isAudit';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import { statesOf } from '../states';
import type { Check } from './check';

export const roles: Check = {
  criteria: ['4.1.2', '1.3.1'],
  claim:
    'Compares the roles, states, and properties of tabs, disclosures, radio groups, tooltips, and invalid fields with the ARIA Authoring Practices, in states of the page.',
  on: 'every control',
  operates: {
    'has the roles, states, and properties of its patterns in each state': {
      run: async ({ page, path }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await openPage(page, path);
        const faults = () => page.evaluate(() => inPage.patternFaults());
        expect.soft(await faults(), 'as loaded').toHaveNoFindings();
        // In reverse order, because a control can hide later ones.
        for (const { name, enter } of (await statesOf(page, isAudit ? 'all' : 'few of each kind')).toReversed()) {
          await enter();
          await noteSituation(page, name);
          expect.soft(await faults(), name).toHaveNoFindings();
        }
      },
    },
  },
  barriers: {
    'tabs without panels': dom('[role=tab]', (tab) => tab.removeAttribute('aria-controls')),
    'an error that is not tied to its field': dom(
      'main [inputmode]',
      (field) => void setInterval(() => field.removeAttribute('aria-describedby'), 1),
    ),
    'a panel that is there while its tab is not selected': dom('main [hidden=until-found]', (panel) => (panel.role = 'tabpanel')),
  },
  left: {
    '4.1.2': {
      aids: [...screenReaders, 'voice control'],
      steps: 'Go to each control, before and after each press, and in a form with errors. Go to each dialog, region, and group.',
      expected: 'Name, role, and state are right.',
    },
  },
};
