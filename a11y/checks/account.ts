/** What forms of an account ask, and what a submit sends. */
import { formOrigins } from '../../src/content/facts/connections';
import { passwordToggle } from '../../src/content/interface';
import { site } from '../../src/content/site';
import { dom, on } from '../audit/barriers/plant';
import { breaking, expect, firstDifference } from '../findings';
import { fillIn, formIn, passwords, resultOf, textFields, valuesOf } from '../formFields';
import { submitButton } from '../locators';
import { openPage } from '../openPage';
import { noteSituation } from '../situations';
import type { Check, Operation } from './check';

const toJudge = {
  steps: 'Try each way to an account, also the buttons beside the form.',
  expected: 'There is nothing to remember, transcribe, or solve.',
} as const;

export const authentication: Check = {
  criteria: ['3.3.8', '3.3.9'],
  claim:
    'Pastes and fills in each text field of a form with a password; expects the text to stay, and by rules of this house a button that shows each password, and no picture, frame, or word that could be of a puzzle.',
  on: ['form', 'newPassword'],
  operates: {
    'allows paste and password managers, and has no puzzle': {
      on: ['password', 'newPassword'],
      use: { permissions: ['clipboard-read', 'clipboard-write'] },
      run: pasteAndFill,
    },
  },
  barriers: {
    'no paste': on('main input[type=password]', 'paste', (_, event) => event.preventDefault()),
    'no password manager': on<HTMLInputElement>('[type=password]', 'input', (field, event) => 'inputType' in event || (field.value = '')),
    'a puzzle': dom('main form', (form) => form.append(document.createElement('canvas'))),
    'a password that stays hidden': dom('main form button[type=button]', (button) => button.remove()),
  },
  left: { '3.3.8': toJudge, '3.3.9': toJudge },
};

async function pasteAndFill({ page, path }: Parameters<Operation['run']>[0]) {
  await openPage(page, path);
  for (const [index, field] of (await textFields(page).all()).entries()) {
    const text = `name${index}@example.com`;
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field, 'paste').toHaveValue(text);
    // Password managers fill in text without a key press.
    await field.fill('');
    await field.evaluate((element: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'filled@example.com');
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(field, 'text of a password manager').toHaveValue('filled@example.com');
  }
  // The name of the button changes, so that the next one is the first match.
  const show = formIn(page).getByRole('button', { name: new RegExp(`^${passwordToggle.show} `) });
  for (const password of await passwords(page).all()) {
    await show.first().click();
    await breaking([], expect(password).toHaveAttribute('type', 'text'));
  }
  const puzzles = page.locator('main').locator('img, canvas, iframe, audio, video, object, embed');
  await breaking([], expect(puzzles).toHaveCount(0));
  await breaking([], expect(page.getByRole('main')).not.toContainText(/captcha|robot|puzzle|characters you see|security question/i));
}

/** For the forms of an owner who has connected them. Without a server, wcag.ts says why these criteria do not apply. */
const judgedOnServer = {
  steps:
    'Submit each form with a mistake that the page cannot know, such as the address of somebody else, and follow what the server shows.',
  expected: 'What was sent can be checked and corrected before it counts, or taken back.',
} as const;

export const nothingSent: Check = {
  criteria: ['3.3.4', '3.3.6'],
  claim:
    'Submits the forms; expects, by rules of this house, no request except to a server that the owner has connected, all input to stay, and nothing of it in the address, in cookies, or in storage that outlasts the tab.',
  on: ['form', 'newPassword'],
  operates: { 'a submit sends nothing but to the server of the owner, and keeps what was typed': { run: submit } },
  barriers: {
    'a request': on('main form', 'submit', () => (new Image().src = '/favicon.svg?sent')),
    'an empty form': on<HTMLFormElement>('main form', 'submit', (form) => form.reset()),
    'a cookie': on('main form', 'submit', (form) => (document.cookie = `sent=${form.querySelector('input')?.value}`)),
  },
  ...(formOrigins.length > 0 && { left: { '3.3.4': judgedOnServer, '3.3.6': judgedOnServer } }),
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
  expect.soft(firstDifference('a request', requests, expected).map((request) => ({ ...request, breaks: [] }))).toHaveNoFindings();
  await breaking([], expect(page).toHaveURL(path));
  await breaking([], expect.poll(() => valuesOf(page)).toEqual(values));
  const lasting = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie, history.state]));
  await breaking([], expect.poll(lasting, 'storage, cookies, and history').not.toContain('secret'));
}
