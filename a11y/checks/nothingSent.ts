import { formOrigins } from '../../src/content/facts/connections';
import { site } from '../../src/content/site';
import { dom } from '../audit/barriers/plant';
import { expect, firstDifference } from '../findings';
import { fillIn, formIn, resultOf, valuesOf } from '../formFields';
import { submitButton } from '../locators';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import type { Check, Operation } from './check';

/** For the forms of an owner who has connected them. Without a server, wcag.ts says why these criteria do not apply. */
const judged = {
  aids: ['no assistive technology'],
  steps:
    'Submit each form with a mistake that the page cannot know, such as the address of somebody else, and follow what the server shows.',
  expected: 'What was sent can be checked and corrected before it counts, or taken back.',
} as const;

export const nothingSent: Check = {
  criteria: ['3.3.4', '3.3.6'],
  claim:
    'Submits the forms; expects, by a rule of this house, no request except to a server that the owner has connected, all input to stay, and nothing of it in the address, in cookies, or in storage that outlasts the tab.',
  on: ['form', 'newPassword'],
  operates: { 'a submit sends nothing but to the server of the owner, and keeps what was typed': { run: submit } },
  barriers: {
    'a request': dom('main form', (form) => form.addEventListener('submit', () => (new Image().src = '/favicon.svg?sent'))),
    'an empty form': dom<HTMLFormElement>('main form', (form) => form.addEventListener('submit', () => form.reset())),
    'a cookie': dom<HTMLFormElement>('main form', (form) =>
      form.addEventListener('submit', () => (document.cookie = `sent=${form.querySelector('input')?.value}`)),
    ),
  },
  ...(formOrigins.length > 0 && { left: { '3.3.4': judged, '3.3.6': judged } }),
};

async function submit({ page, path }: Parameters<Operation['run']>[0]) {
  await openPage(page, path);
  await fillIn(page, 'secret@example.com');
  const values = await valuesOf(page);
  const action = await formIn(page).getAttribute('action');
  const servers = Object.values(site.forms).filter((url) => url && url === action);
  const requests: string[] = [];
  // Browsers may request the icon at any time.
  page.on('request', (request) => request.url().endsWith('/favicon.svg') || requests.push(request.url()));
  await submitButton(page).click();
  await expect(resultOf(page)).toHaveText(/\S/);
  await noteSituation(page, 'the form has a result');
  const expected = servers.map((url) => new URL(url, page.url()).href);
  expect(firstDifference('a request', requests, expected).map((request) => ({ ...request, breaks: [] }))).toHaveNoFindings();
  await expect(page).toHaveURL(path);
  expect(await valuesOf(page)).toEqual(values);
  const lasting = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie, history.state]));
  expect(lasting, 'storage, cookies, and history').not.toContain('secret');
}
