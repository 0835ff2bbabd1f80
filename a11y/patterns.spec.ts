/** Roles, states and properties as the ARIA Authoring Practices have them, in each state of each page. */
import type { Page } from '@playwright/test';
import { faq } from '../src/content/faq';
import { home } from '../src/content/home';
import { covers, noteSituation } from './covers';
import { statesOf, tipButtons } from './states';
import { expect, isAudit, openPage, samplePaths, test } from './test';

const roles = covers('roles', '4.1.2');

/** What does not agree with the patterns: tabs, disclosure, accordion, radio group, tooltip, status, form fields. */
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
      expectThat(named(row), row, 'a row of tabs has a name');
      expectThat(tabs.length > 1 && Array.from(row.children).every((child) => tabs.includes(child as HTMLElement)), row, 'a row of tabs holds tabs only');
      expectThat(selected.length === 1, row, 'one tab is selected');
      for (const tab of tabs) {
        const panel = byId(tab, 'aria-controls');
        const isSelected = tab.ariaSelected === 'true';
        expectThat(isSelected || tab.ariaSelected === 'false', tab, 'each tab says whether it is selected');
        expectThat(tab.tabIndex === (isSelected ? 0 : -1), tab, 'the selected tab alone is a stop');
        expectThat(panel !== null, tab, 'a tab controls a panel');
        if (!panel) continue;
        expectThat(panel.role === (isSelected ? 'tabpanel' : null), panel, 'the panel of the selected tab alone is one to screen readers');
        expectThat(panel.getAttribute('aria-labelledby') === (isSelected ? tab.id : null), panel, 'a panel is named by its tab');
        expectThat(isSelected ? !panel.hidden : panel.getAttribute('hidden') === 'until-found', panel, 'the panel of the selected tab alone is shown, the others can be found');
        expectThat(!panel.ariaHidden && !panel.inert, panel, 'a panel is neither aria-hidden nor inert');
      }
    }
    for (const part of all('[role=tab], [role=tabpanel]')) {
      expectThat(part.role === 'tab' ? part.closest('[role=tablist]') !== null : all(`[role=tab][aria-controls="${CSS.escape(part.id)}"]`).length === 1, part, 'a tab has a row, and a panel a tab');
    }

    // Disclosure: menu and answers.
    for (const button of all('[aria-expanded]')) {
      const panel = byId(button, 'aria-controls');
      const isOpen = button.ariaExpanded === 'true';
      expectThat(button.tagName === 'BUTTON' && !button.role, button, 'what opens something is a button');
      expectThat(isOpen || button.ariaExpanded === 'false', button, 'it says whether it is open');
      expectThat(!button.ariaHasPopup && !button.ariaPressed, button, 'it is no menu of ARIA and no toggle');
      expectThat(panel !== null, button, 'it controls what it opens');
      // The toggle that a wide window does without.
      if (!panel || !isShown(button)) continue;
      expectThat((isShown(panel) && !panel.hidden) === isOpen, panel, 'what it controls is shown while it is open');
      expectThat(!panel.ariaHidden && !panel.inert, panel, 'what it controls is neither aria-hidden nor inert');
      if (!button.closest('main')) continue;
      // Accordion.
      expectThat(/^H[2-6]$/.test(button.parentElement?.tagName ?? ''), button, 'the button of an answer is all that a heading holds');
      expectThat(isOpen ? !panel.hidden : panel.getAttribute('hidden') === 'until-found', panel, 'a closed answer can be found');
      expectThat(panel.role === null, panel, 'an answer is no region: ten would be noise');
    }

    // Radio groups, ours and native ones.
    for (const group of all('[role=radiogroup]')) {
      const radios = all('[role=radio]', group);
      expectThat(named(group), group, 'a group has a name');
      expectThat(radios.length > 1 && radios.filter(({ ariaChecked }) => ariaChecked === 'true').length === 1, group, 'one of a group is chosen');
      for (const radio of radios) {
        expectThat(/^(true|false)$/.test(radio.ariaChecked ?? ''), radio, 'each choice says whether it is chosen');
        expectThat(!radio.ariaPressed && !radio.ariaSelected, radio, 'a choice is neither pressed nor selected');
        expectThat(radio.tabIndex === (radio.ariaChecked === 'true' ? 0 : -1), radio, 'the choice alone is a stop');
      }
    }
    for (const radio of all('[role=radio]')) expectThat(radio.closest('[role=radiogroup]') !== null, radio, 'a choice stands in a group');
    for (const radio of all('input[type=radio]') as HTMLInputElement[]) {
      const group = radio.closest('fieldset');
      expectThat(Boolean(group?.querySelector(':scope > legend')?.textContent), radio, 'a group has a name');
      expectThat(all(`input[type=radio][name=${radio.name}]:checked`).length === 1, radio, 'one of a group is chosen');
    }

    // Tooltip.
    for (const tip of all('[role=tooltip]')) {
      expectThat(tip.closest('main') !== null, tip, 'a tooltip stands in a landmark');
      expectThat(all('a, button, input, [tabindex="0"]', tip).length === 0, tip, 'a tooltip holds nothing to operate');
      const described = all('[aria-describedby]').map((element) => byId(element, 'aria-describedby')?.textContent);
      expectThat(described.includes(tip.textContent), tip, 'the words of a tooltip describe its button');
    }

    // Status and alert.
    for (const region of all('[role=status], [role=alert], [role=log], [aria-live], output')) {
      expectThat(region.role === 'status' && !region.hasAttribute('aria-live') && region.ariaAtomic !== 'false', region, 'a live region is a status, polite and read as a whole');
      expectThat(isShown(region), region, 'a live region is there before it speaks');
    }

    // Fields.
    for (const field of all('input:not([type=radio]), textarea, select') as HTMLInputElement[]) {
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
      expectThat(field.labels?.length === 1, field, 'a field has a label');
      expectThat(described.every((id) => document.getElementById(id)?.textContent?.trim()), field, 'what describes a field is there');
      expectThat(field.ariaInvalid !== 'true' || described.length > 0, field, 'a field that is wrong says why');
    }

    // Whatever points somewhere.
    for (const attribute of ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-owns']) {
      for (const element of all(`[${attribute}]`)) {
        const isThere = element.getAttribute(attribute)?.split(' ').every((id) => document.getElementById(id));
        expectThat(isThere === true, element, `${attribute} leads somewhere`);
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
      // Those inside others come last in the order of the page, and first here: theirs may hide them.
      for (const { name, enter } of states.toReversed()) {
        await enter();
        await noteSituation(page, name);
        expect(await patternFaults(page), name).toEqual([]);
      }
    }
  });
}

test('what is shown by a tab, an answer, a choice, the menu, and a tooltip is what browsers tell screen readers', roles, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, '/product');
  await page.getByRole('tab', { name: 'Security' }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Security', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Hub', selected: false })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
  // Chromium itself, since hidden="until-found" is a matter of its own.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const panels = nodes.filter(({ role }) => role?.value === 'tabpanel').map(({ name }) => String(name?.value));
  expect(panels).toContain('Security');
  for (const other of await page.getByRole('tablist').first().getByRole('tab', { selected: false }).allTextContents()) {
    expect(panels, 'nothing of a panel that is hidden').not.toContain(other);
  }

  const menu = page.getByRole('button', { name: 'Menu', expanded: false });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await menu.press('Enter');
  await expect(page.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await openPage(page, '/resources');
  for (const { question } of faq) {
    await page.getByRole('heading').getByRole('button', { name: question, expanded: false }).press('Enter');
    await expect(page.getByRole('button', { name: question, expanded: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
  }

  await openPage(page, '/');
  const group = page.getByRole('main').getByRole('group', { name: home.hero.providerLabel });
  await group.getByRole('radio', { checked: false }).first().press('Space');
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(group.getByRole('radio').first()).toHaveRole('radio');

  await openPage(page, '/pricing');
  const trigger = tipButtons(page).first();
  const note = await trigger.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
  await expect(trigger).toHaveAccessibleDescription(note ?? '-');
  await trigger.press('Enter');
  await expect(page.getByRole('tooltip')).toHaveText(note ?? '-');
  await expect(trigger).toHaveAccessibleDescription(note ?? '-');
});
