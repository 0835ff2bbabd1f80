import { css, dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expectAnnouncements, recordAnnouncements } from '../audit/measures/liveRegions';
import { expect } from '../findings';
import { fillIn, formIn, resultOf } from '../formFields';
import { errorSummary, submitButton } from '../locators';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import { statesOf } from '../states';
import type { Check, Operation } from './check';

type Fixtures = Parameters<Operation['run']>[0];

export const statusMessages: Check = {
  criteria: ['4.1.3', '2.2.4'],
  claim:
    'Expects each live region to be polite and empty on load. Records all of them while code is copied, forms are submitted, and the menu, tabs, answers, and tooltips open; expects each result once, near its button, and nothing that focus or the control itself tells.',
  on: 'every page',
  views: ['opened'],
  measure: statusMessagesFaults,
  operates: {
    'announces a copy once, and no menu, tab, answer, or tooltip': {
      on: ['answer', 'code', 'columnOfTabs', 'menu', 'tabs', 'tooltip'],
      use: { permissions: ['clipboard-read', 'clipboard-write'] },
      run: openAndCopy,
    },
    'announces the result of each submit once, near its button, and no error summary': { on: ['form', 'newPassword'], run: submitForm },
  },
  barriers: {
    'a live region without a role': dom('[role=status]', (status) => status.removeAttribute('role')),
    'a busy live region': dom('[role=status]', (status) => (status.ariaBusy = 'true')),
    'a tab that is announced twice': dom('[role=tab]', (tab) =>
      new MutationObserver(() => document.querySelector('[role=status]')?.replaceChildren('Selected')).observe(tab, { attributes: true }),
    ),
    'a result that is announced twice': dom('main form', (form) =>
      form.addEventListener('submit', () => document.querySelector('[role=status]')?.replaceChildren('Done')),
    ),
    'a result far from its button': css('main form button[type=submit]', 'margin-block-end: 60rem'),
  },
  left: {
    '4.1.3': {
      aids: [...screenReaders, 'magnifier'],
      steps: 'Press, type, and choose, and wait while something loads.',
      expected: 'Each message comes in time and makes sense.',
    },
  },
};

export function statusMessagesFaults() {
  const regions = document.querySelectorAll('[role=status], [role=alert], [role=log], [role=marquee], [role=timer], [aria-live], output');
  const faults = Array.from(regions).flatMap((region) => {
    const properties = ['aria-live', 'aria-busy', 'aria-relevant', 'aria-atomic'].map((name) => region.getAttribute(name) ?? '');
    const isPolite = region.role === 'status' && /^,(?:false)?,(?:additions text)?,(?:true)?$/.test(properties.join());
    const isEmpty = !region.textContent?.trim() && !region.closest('[aria-hidden=true]');
    const value = `${properties}, ${region.textContent}`;
    return isPolite && isEmpty ? [] : [finding(region, 'live, busy, relevant, atomic, and text', value, 'an empty status')];
  });
  const ofLayout = document.querySelectorAll('[role=status]:not(main *)').length;
  return [...faults, ...(ofLayout === 1 ? [] : [finding(null, 'live regions of the layout', ofLayout, 1)])];
}

/** Milliseconds: longer than the delay of any message. */
const later = 3000;

async function openAndCopy({ page, path }: Fixtures) {
  await page.clock.install();
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, path);
  const announced = await recordAnnouncements(page);
  // In reverse order, because a control can hide later ones. A choice may announce what it has filtered.
  const states = (await statesOf(page, 'few of each kind')).filter(({ kind }) => !['choice', 'form', 'invalid'].includes(kind));
  for (const { name, kind, enter } of states.toReversed()) {
    const before = await announced();
    await enter();
    await noteSituation(page, name);
    await page.clock.runFor(later);
    const texts = (await announced()).slice(before.length).map(({ text }) => text);
    expect(texts, name).toHaveLength(kind === 'copy' ? 1 : 0);
  }
}

async function submitForm({ page, path }: Fixtures) {
  await page.clock.install();
  await openPage(page, path);
  const result = resultOf(page);
  const expectOnce = async () => {
    const announced = await recordAnnouncements(page);
    await submitButton(page).click();
    await page.clock.runFor(later);
    const text = (await result.textContent())?.replaceAll(/\s+/g, ' ').trim();
    expect(Boolean(text), 'has a result unless it has errors').toBe((await errorSummary(page).count()) === 0);
    await expectAnnouncements(announced, text ? [text] : []);
  };
  await expectOnce();
  await noteSituation(page, 'the form was submitted empty');
  await fillIn(page);
  // Advice on a password follows typing.
  await page.clock.runFor(later);
  await expectOnce();
  await noteSituation(page, 'the form has a result');
  // A person with a screen magnifier does not see what is far away.
  const bottom = await submitButton(page).evaluate((button) => button.getBoundingClientRect().bottom);
  const far = await result.evaluate((element, end) => {
    const distance = Math.round(element.getBoundingClientRect().top - end);
    return distance < 250 ? [] : [finding(element, 'px from the button to the result', distance, 'less than 250')];
  }, bottom);
  expect(far).toHaveNoFindings();
  // A connected form waits for its server.
  if (!(await formIn(page).getAttribute('action'))) await expectOnce();
}
