import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect, type Finding, firstDifference } from '../findings';
import { isAudit } from '../isAudit';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import { statesOf } from '../states';
import type { Check } from './check';

export const roles: Check = {
  criteria: ['4.1.2', '1.3.1'],
  claim:
    'Compares the roles, states, and properties of tabs, disclosures, radio groups, tooltips, live regions, and fields with the ARIA Authoring Practices, in states of the page.',
  on: 'every control',
  operates: {
    'has the roles, states, and properties of its patterns in each state': {
      run: async ({ page, path }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await openPage(page, path);
        expect.soft(await page.evaluate(patternFaults), 'as loaded').toHaveNoFindings();
        // In reverse order, because a control can hide later ones.
        for (const { name, enter } of (await statesOf(page, isAudit ? 'all' : 'few of each kind')).toReversed()) {
          await enter();
          await noteSituation(page, name);
          expect.soft(await page.evaluate(patternFaults), name).toHaveNoFindings();
        }
      },
    },
    'the accessibility tree contains only the selected panel': {
      on: ['columnOfTabs'],
      run: async ({ page, path }) => {
        await openPage(page, path);
        const tabs = page.getByRole('tablist').first().getByRole('tab');
        const names = await tabs.allTextContents();
        await tabs.nth(2).press('Enter');
        await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
        // Playwright computes roles itself, and supports hidden="until-found" only roughly.
        const session = await page.context().newCDPSession(page);
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        const panels = nodes.filter(({ role }) => role?.value === 'tabpanel').map(({ name }) => String(name?.value));
        const exposed = names.filter((name) => panels.includes(name));
        expect(firstDifference('a panel in the accessibility tree', exposed, names.slice(2, 3))).toHaveNoFindings();
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

/** Checks tabs, disclosures, radio groups, tooltips, live regions, and fields. Runs in the page. */
function patternFaults(): Finding[] {
  const faults: Finding[] = [];
  const verify = (isMet: boolean, element: Element, rule: string) => {
    if (!isMet) faults.push(finding(element, `breaks the rule “${rule}”`));
  };
  const all = (selector: string, root: ParentNode = document) => Array.from(root.querySelectorAll<HTMLElement>(selector));
  const named = (element: Element) => {
    const by = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim());
    return Boolean(element.getAttribute('aria-label') ?? by?.every(Boolean));
  };
  const byId = (element: Element, attribute: string) => document.getElementById(element.getAttribute(attribute) ?? '');
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  // Search results are options that lead to a page, which ARIA in HTML allows.
  for (const link of all('a[href]:not([role=option])')) verify(!link.hasAttribute('role'), link, 'a link has no other role');

  for (const row of all('[role=tablist]')) {
    const tabs = all('[role=tab]', row);
    const selected = tabs.filter((tab) => tab.ariaSelected === 'true');
    verify(named(row), row, 'a tab list has a name');
    verify(
      tabs.length > 1 && Array.from(row.children).every((child) => tabs.includes(child as HTMLElement)),
      row,
      'a tab list holds two or more tabs and nothing else',
    );
    verify(selected.length === 1, row, 'one tab is selected');
    for (const tab of tabs) {
      const panel = byId(tab, 'aria-controls');
      const isSelected = tab.ariaSelected === 'true';
      verify(isSelected || tab.ariaSelected === 'false', tab, 'each tab has aria-selected');
      verify(tab.tabIndex === (isSelected ? 0 : -1), tab, 'the selected tab is the only tab stop');
      verify(panel !== null, tab, 'a tab controls a panel');
      if (!panel) continue;
      verify(panel.role === (isSelected ? 'tabpanel' : null), panel, 'only the panel of the selected tab has the role tabpanel');
      verify(panel.getAttribute('aria-labelledby') === (isSelected ? tab.id : null), panel, 'a shown panel is named by its tab');
      verify(
        isSelected ? !panel.hidden : panel.getAttribute('hidden') === 'until-found',
        panel,
        'only the panel of the selected tab is shown, and the others can be found',
      );
      verify(!panel.ariaHidden && !panel.inert, panel, 'a panel is neither aria-hidden nor inert');
    }
  }
  for (const part of all('[role=tab], [role=tabpanel]')) {
    verify(
      part.role === 'tab'
        ? part.closest('[role=tablist]') !== null
        : all(`[role=tab][aria-controls="${CSS.escape(part.id)}"]`).length === 1,
      part,
      'a tab is in a tab list, and a panel has one tab',
    );
  }

  // A search field has aria-expanded for its list of results.
  for (const button of all('[aria-expanded]:not([role=combobox])')) {
    const panel = byId(button, 'aria-controls');
    const isOpen = button.ariaExpanded === 'true';
    verify(button.tagName === 'BUTTON' && !button.role, button, 'a disclosure has a button');
    verify(isOpen || button.ariaExpanded === 'false', button, 'a disclosure button has aria-expanded true or false');
    verify(!button.ariaHasPopup && !button.ariaPressed, button, 'a disclosure is neither an ARIA menu nor a toggle');
    verify(panel !== null, button, 'a disclosure controls a panel');
    // The menu button is hidden in wide viewports.
    if (!panel || !isShown(button)) continue;
    verify((isShown(panel) && !panel.hidden) === isOpen, panel, 'the panel of a disclosure is shown while it is open, and only then');
    verify(!panel.ariaHidden && !panel.inert, panel, 'the panel of a disclosure is neither aria-hidden nor inert');
    if (!button.closest('main')) continue;
    // These rules are for the accordion.
    verify(/^H[2-6]$/.test(button.parentElement?.tagName ?? ''), button, 'the button of an answer is the child of a heading');
    verify(isOpen ? !panel.hidden : panel.getAttribute('hidden') === 'until-found', panel, 'a closed answer can be found');
    verify(panel.role === null, panel, 'an answer is no region, because ten regions are noise');
  }

  for (const radio of all('input[type=radio]') as HTMLInputElement[]) {
    const group = radio.closest('fieldset');
    verify(
      /^(?:radio)?group$/.test(group?.role ?? 'group') && Boolean(group?.querySelector(':scope > legend')?.textContent),
      radio,
      'a radio button is in a group with a name',
    );
    verify(all(`input[type=radio][name=${radio.name}]:checked`).length === 1, radio, 'one radio button of a group is checked');
  }

  for (const tip of all('[role=tooltip]')) {
    verify(tip.closest('main') !== null, tip, 'a tooltip is in a landmark');
    verify(all('a, button, input, [tabindex="0"]', tip).length === 0, tip, 'a tooltip holds no control');
    const described = all('[aria-describedby]').map((element) => byId(element, 'aria-describedby')?.textContent);
    verify(described.includes(tip.textContent), tip, 'the text of a tooltip describes its button');
  }

  for (const region of all('[role=status], [role=alert], [role=log], [aria-live], output')) {
    verify(
      region.role === 'status' && !region.hasAttribute('aria-live') && region.ariaAtomic !== 'false',
      region,
      'a live region is a status: polite and atomic',
    );
    verify(isShown(region), region, 'a live region is rendered while it is empty');
  }

  for (const field of all('input:not([type=radio]), textarea, select') as HTMLInputElement[]) {
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    verify(field.labels?.length === 1, field, 'a field has a label');
    verify(
      described.every((id) => document.getElementById(id)?.textContent?.trim()),
      field,
      'the description of a field exists',
    );
    // A hint stays when the field is valid again, so the error is the last part.
    const error = document.getElementById(described.at(-1) ?? '');
    verify(
      field.ariaInvalid !== 'true' || (error !== null && isShown(error)),
      field,
      'an invalid field is described by its error, which is visible',
    );
  }
  return faults;
}
