/** Roles, states and properties as the ARIA Authoring Practices ask for, in each state of each page. */
import type { Page } from '@playwright/test';
import { frame } from '../src/content/frame';
import { covers, noteSituation } from './covers';
import { answerButtons, radios } from './locators';
import { statesOf, tipButtons } from './states';
import { expect, isAudit, openPage, samplePaths, test } from './test';

const roles = covers('roles', '4.1.2', '1.3.1');

/** Breaches of the patterns: tabs, disclosure, accordion, radio group, tooltip, status, form fields. */
function patternFaults(page: Page) {
  return page.evaluate(() => {
    const faults: string[] = [];
    const expectThat = (isSo: boolean, element: Element, promise: string) => {
      if (!isSo) faults.push(`${promise}: ${element.outerHTML.slice(0, 120)}`);
    };
    const all = (selector: string, root: ParentNode = document) => Array.from(root.querySelectorAll<HTMLElement>(selector));
    const named = (element: Element) => {
      const by = element.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent?.trim());
      return Boolean(element.getAttribute('aria-label') ?? by?.every(Boolean));
    };
    const byId = (element: Element, attribute: string) => document.getElementById(element.getAttribute(attribute) ?? '');
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    for (const link of all('a[href]')) expectThat(!link.hasAttribute('role'), link, 'a link is a link');

    // Tabs.
    for (const row of all('[role=tablist]')) {
      const tabs = all('[role=tab]', row);
      const selected = tabs.filter((tab) => tab.ariaSelected === 'true');
      expectThat(named(row), row, 'a tab list has a name');
      expectThat(tabs.length > 1 && Array.from(row.children).every((child) => tabs.includes(child as HTMLElement)), row, 'a tab list holds two or more tabs and nothing else');
      expectThat(selected.length === 1, row, 'one tab is selected');
      for (const tab of tabs) {
        const panel = byId(tab, 'aria-controls');
        const isSelected = tab.ariaSelected === 'true';
        expectThat(isSelected || tab.ariaSelected === 'false', tab, 'each tab says whether it is selected');
        expectThat(tab.tabIndex === (isSelected ? 0 : -1), tab, 'the selected tab is the only tab stop');
        expectThat(panel !== null, tab, 'a tab controls a panel');
        if (!panel) continue;
        expectThat(panel.role === (isSelected ? 'tabpanel' : null), panel, 'only the panel of the selected tab has the role tabpanel');
        expectThat(panel.getAttribute('aria-labelledby') === (isSelected ? tab.id : null), panel, 'a shown panel is named by its tab');
        expectThat(isSelected ? !panel.hidden : panel.getAttribute('hidden') === 'until-found', panel, 'only the panel of the selected tab is shown, and the others can be found');
        expectThat(!panel.ariaHidden && !panel.inert, panel, 'a panel is neither aria-hidden nor inert');
      }
    }
    for (const part of all('[role=tab], [role=tabpanel]')) {
      expectThat(part.role === 'tab' ? part.closest('[role=tablist]') !== null : all(`[role=tab][aria-controls="${CSS.escape(part.id)}"]`).length === 1, part, 'a tab is in a tab list, and a panel has one tab');
    }

    // Disclosure: menu and answers. The combobox has tests of its own (search.spec.ts).
    for (const button of all('[aria-expanded]:not([role=combobox])')) {
      const panel = byId(button, 'aria-controls');
      const isOpen = button.ariaExpanded === 'true';
      expectThat(button.tagName === 'BUTTON' && !button.role, button, 'what opens something is a button');
      expectThat(isOpen || button.ariaExpanded === 'false', button, 'a button that opens something says whether it is open');
      expectThat(!button.ariaHasPopup && !button.ariaPressed, button, 'a disclosure is neither an ARIA menu nor a toggle');
      expectThat(panel !== null, button, 'a disclosure controls a panel');
      // The menu button is hidden in wide windows.
      if (!panel || !isShown(button)) continue;
      expectThat((isShown(panel) && !panel.hidden) === isOpen, panel, 'the panel of a disclosure is shown while it is open, and only then');
      expectThat(!panel.ariaHidden && !panel.inert, panel, 'the panel of a disclosure is neither aria-hidden nor inert');
      if (!button.closest('main')) continue;
      // Accordion.
      expectThat(/^H[2-6]$/.test(button.parentElement?.tagName ?? ''), button, 'the button of an answer is the child of a heading');
      expectThat(isOpen ? !panel.hidden : panel.getAttribute('hidden') === 'until-found', panel, 'a closed answer can be found');
      expectThat(panel.role === null, panel, 'an answer is no region, since ten would be noise');
    }

    // Radio groups, ARIA and native.
    for (const group of all('[role=radiogroup]')) {
      const radios = all('[role=radio]', group);
      expectThat(named(group), group, 'a group has a name');
      expectThat(radios.length > 1 && radios.filter(({ ariaChecked }) => ariaChecked === 'true').length === 1, group, 'one radio button of a group is checked');
      for (const radio of radios) {
        expectThat(/^(true|false)$/.test(radio.ariaChecked ?? ''), radio, 'each radio button says whether it is checked');
        expectThat(!radio.ariaPressed && !radio.ariaSelected, radio, 'a radio button is neither pressed nor selected');
        expectThat(radio.tabIndex === (radio.ariaChecked === 'true' ? 0 : -1), radio, 'the checked radio button is the only tab stop');
      }
    }
    for (const radio of all('[role=radio]')) expectThat(radio.closest('[role=radiogroup]') !== null, radio, 'a radio button is in a group');
    for (const radio of all('input[type=radio]') as HTMLInputElement[]) {
      const group = radio.closest('fieldset');
      expectThat(/^(?:radio)?group$/.test(group?.role ?? 'group') && Boolean(group?.querySelector(':scope > legend')?.textContent), radio, 'a radio button is in a group with a name');
      expectThat(all(`input[type=radio][name=${radio.name}]:checked`).length === 1, radio, 'one radio button of a group is checked');
    }

    // Tooltip.
    for (const tip of all('[role=tooltip]')) {
      expectThat(tip.closest('main') !== null, tip, 'a tooltip is in a landmark');
      expectThat(all('a, button, input, [tabindex="0"]', tip).length === 0, tip, 'a tooltip holds no control');
      const described = all('[aria-describedby]').map((element) => byId(element, 'aria-describedby')?.textContent);
      expectThat(described.includes(tip.textContent), tip, 'the words of a tooltip describe its button');
    }

    // Status and alert.
    for (const region of all('[role=status], [role=alert], [role=log], [aria-live], output')) {
      expectThat(region.role === 'status' && !region.hasAttribute('aria-live') && region.ariaAtomic !== 'false', region, 'a live region is a status, so polite and read as a whole');
      expectThat(isShown(region), region, 'a live region is rendered before it speaks');
    }

    // Fields.
    for (const field of all('input:not([type=radio]), textarea, select') as HTMLInputElement[]) {
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      expectThat(field.labels?.length === 1, field, 'a field has a label');
      expectThat(described.every((id) => document.getElementById(id)?.textContent?.trim()), field, 'the description of a field exists');
      expectThat(field.ariaInvalid !== 'true' || described.length > 0, field, 'an invalid field says why');
    }

    // References by id.
    for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns']) {
      for (const element of all(`[${attribute}]`)) {
        const isThere = element.getAttribute(attribute)?.split(' ').every((id) => document.getElementById(id));
        expectThat(isThere === true, element, `${attribute} names elements that exist`);
      }
    }
    return faults;
  });
}

for (const path of samplePaths) {
  test(`${path} has the roles, states and properties of its patterns, in each state`, roles, async ({ page }) => {
    for (const width of isAudit ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      expect(await patternFaults(page)).toEqual([]);
      const states = await statesOf(page);
      expect(states.length, 'at least the menu').toBeGreaterThanOrEqual(width === 360 ? 1 : 0);
      // In reverse order: a control can hide others that stand after it.
      for (const { name, enter } of states.toReversed()) {
        await enter();
        await noteSituation(page, name);
        expect(await patternFaults(page), name).toEqual([]);
      }
    }
  });
}

test('browsers tell screen readers the state of tabs, answers, choices, menu and tooltips', roles, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, '/product');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const [first, third] = [await tabs.first().textContent(), await tabs.nth(2).textContent()].map((name) => name ?? '');
  await tabs.nth(2).press('Enter');
  await expect(page.getByRole('tab', { name: third, selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: first, selected: false })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: third })).toBeVisible();
  // Chromium itself: Playwright computes roles on its own, and knows hidden="until-found" only roughly.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const panels = nodes.filter(({ role }) => role?.value === 'tabpanel').map(({ name }) => String(name?.value));
  expect(panels).toContain(third);
  for (const other of await page.getByRole('tablist').first().getByRole('tab', { selected: false }).allTextContents()) {
    expect(panels, 'nothing of a panel that is hidden').not.toContain(other);
  }

  const navigation = page.getByRole('navigation', { name: frame.mainNavigation });
  await expect(navigation).toHaveCount(0);
  await page.getByRole('button', { name: frame.menu, expanded: false }).press('Enter');
  await expect(page.getByRole('button', { name: frame.menu, expanded: true })).toBeVisible();
  await expect(navigation).toBeVisible();

  await openPage(page, '/resources');
  const questions = await answerButtons(page).allTextContents();
  expect(questions.length).toBeGreaterThan(0);
  for (const name of questions) {
    await page.getByRole('heading').getByRole('button', { name, exact: true, expanded: false }).press('Enter');
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveAccessibleName(name);
  }

  await openPage(page, '/');
  const unchecked = page.getByRole('main').getByRole('radio', { checked: false });
  const count = await unchecked.count();
  const choice = (await unchecked.first().elementHandle()) ?? undefined;
  await unchecked.first().press('Space');
  await expect.poll(() => choice?.isChecked()).toBe(true);
  await expect(unchecked).toHaveCount(count);
  await expect(radios(page).first()).toHaveRole('radio');

  await openPage(page, '/pricing');
  const trigger = tipButtons(page).first();
  const note = await trigger.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
  await expect(trigger).toHaveAccessibleDescription(note ?? '-');
  await trigger.press('Enter');
  await expect(page.getByRole('tooltip')).toHaveText(note ?? '-');
  await expect(trigger).toHaveAccessibleDescription(note ?? '-');
});
