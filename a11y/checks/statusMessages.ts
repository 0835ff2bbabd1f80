import { css, dom, on } from '../audit/barriers/plant';
import { screenReadersAnd } from '../audit/evaluation';
import { expectAnnouncements, recordAnnouncements } from '../liveRegions';
import { expect } from '../findings';
import { fillIn, formIn, resultOf } from '../formFields';
import { submitButton } from '../locators';
import { openPage } from '../openPage';
import { type Press, pressesOn, pressesWith } from '../presses';
import { noteSituation } from '../situations';
import type { Check, Operation } from './check';

export const statusMessages: Check = {
  criteria: ['4.1.3', '2.2.4'],
  claim:
    'Expects each live region to be polite, and by rules of this house empty on load, and one for all pages. Records all of them after presses of one button, field, and tab of each kind, or in an audit of each, but none that opens a dialog, and after each form is submitted; expects the result of a form to be announced once, and by rules of this house one announcement at most, none of a menu, an answer, a tab, or what has got focus, and that result near its button.',
  on: 'every page',
  views: ['opened'],
  measure: statusMessagesFaults,
  operates: {
    'announces what a press does once, unless focus or the control tells it': {
      on: 'every control',
      run: async ({ page, path }) => {
        const found = (await pressesOn(page, path)).flatMap((press) =>
          pressesWith([press], `announces “${press.said.join('”, “')}”`, isRepeated, []),
        );
        expect(found).toHaveNoFindings();
      },
    },
    'announces the result of a submit once, near its button': { on: ['form', 'newPassword'], run: submitForm },
  },
  barriers: {
    'a live region without a role': dom('[role=status]', (status) => status.removeAttribute('role')),
    'a busy live region': dom('[role=status]', (status) => (status.ariaBusy = 'true')),
    'a tab that is announced twice': on('[role=tab]', 'keydown', () => document.querySelector('[role=status]')?.append('Tab ')),
    'errors that focus tells are announced': on('main form', 'focusin', () =>
      document.querySelector('[role=status]')?.replaceChildren(document.activeElement?.textContent ?? ''),
    ),
    'a result that is announced twice': on('main form', 'submit', () => document.querySelector('[role=status]')?.replaceChildren('Done')),
    'a result far from its button': css('main form button[type=submit]', 'margin-block-end: 60rem'),
  },
  left: {
    '4.1.3': {
      aids: screenReadersAnd('magnifier'),
      steps: 'Press, type, and choose, and wait while something loads.',
      expected: 'Each message comes in time and makes sense.',
    },
  },
};

/** Whether focus or the control tells it too, or there are two announcements. A search field has aria-expanded for its results. */
function isRepeated({ role, after, said }: Press): boolean {
  const isTold = role === 'tab' || (role !== 'combobox' && after.state.includes('aria-expanded='));
  return said.length > (isTold ? 0 : 1) || said.some((text) => after.focused.includes(text));
}

export function statusMessagesFaults() {
  const regions = document.querySelectorAll(
    '[role=status], [role=alert], [role=log], [role=marquee], [role=timer], [aria-live]:not([aria-live=off]), output',
  );
  const faults = Array.from(regions).flatMap((region) => {
    const live = ['aria-live', 'aria-busy', 'aria-relevant', 'aria-atomic'].map((name) => region.getAttribute(name) ?? '');
    const isPolite = !/alert|marquee|timer/.test(`${region.role}`) && /^(polite)?,(false)?,(additions text)?,(true)?$/.test(live.join());
    const isReady = !region.textContent?.trim() && !region.closest('[aria-hidden=true]');
    const value = `${live}, ${region.textContent}`;
    const fault = finding(region, 'live, busy, relevant, atomic, and text', value, 'an empty status');
    const isLoud = region.role === 'alert' || region.ariaLive === 'assertive';
    return isPolite && isReady ? [] : [{ ...fault, breaks: isPolite ? [] : [isLoud ? '2.2.4' : '4.1.3'] }];
  });
  // A modal dialog needs its own, because all behind it is inert.
  const ofLayout = document.querySelectorAll('[role=status]:not(main *, dialog *)').length;
  return [...faults, ...(ofLayout === 1 ? [] : [houseRule(null, 'live regions of the layout', ofLayout, 1)])];
}

async function submitForm({ page, path }: Parameters<Operation['run']>[0]) {
  await page.clock.install();
  await openPage(page, path);
  await fillIn(page);
  // Advice on a password follows typing.
  await page.clock.runFor(3000);
  // A connected form waits for its server.
  for (const _ of (await formIn(page).getAttribute('action')) ? ['first'] : ['first', 'second']) {
    const announced = await recordAnnouncements(page);
    await submitButton(page).click();
    await page.clock.runFor(3000);
    await expectAnnouncements(announced, [((await resultOf(page).textContent()) ?? '').replaceAll(/\s+/g, ' ').trim()]);
  }
  await noteSituation(page, 'the form has a result');
  // A person with a screen magnifier does not see what is far away.
  const bottom = await submitButton(page).evaluate((button) => button.getBoundingClientRect().bottom);
  const far = await resultOf(page).evaluate((element, end) => {
    const distance = Math.round(element.getBoundingClientRect().top - end);
    return distance < 250 ? [] : [houseRule(element, 'px from the button to the result', distance, 'less than 250')];
  }, bottom);
  expect(far).toHaveNoFindings();
}
