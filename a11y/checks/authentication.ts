import { dom } from '../audit/barriers/plant';
import { passwordToggle } from '../../src/content/interface';
import { expect, foundAt } from '../findings';
import { formIn, passwords, textFields } from '../formFields';
import { openPage } from '../openPage';
import type { Check, Operation } from './check';

const judged = {
  aids: ['no assistive technology'],
  steps: 'Try each way to an account, also the buttons beside the form.',
  expected: 'There is nothing to remember, transcribe, or solve.',
} as const;

export const authentication: Check = {
  criteria: ['3.3.8', '3.3.9'],
  claim:
    'Pastes and fills in each text field of a form with a password; expects the text to stay, a button that shows each password, and no picture, frame, or word of a puzzle.',
  on: ['form', 'newPassword'],
  operates: {
    'allows paste and password managers, and has no puzzle': {
      on: ['password', 'newPassword'],
      use: { permissions: ['clipboard-read', 'clipboard-write'] },
      run: pasteAndFill,
    },
  },
  barriers: {
    'no paste': dom('main input[type=password]', (field) => field.addEventListener('paste', (event) => event.preventDefault())),
    'no help of a password manager': dom<HTMLInputElement>('main input[type=password]', (field) =>
      field.addEventListener('input', (event) => (event as InputEvent).inputType || (field.value = '')),
    ),
    'a puzzle': dom('main form', (form) => form.append(document.createElement('canvas'))),
    'a password that stays hidden': dom('main form button[type=button]', (button) => button.remove()),
  },
  left: { '3.3.8': judged, '3.3.9': judged },
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
    await expect(password).toHaveAttribute('type', 'text');
  }
  const puzzles = page.locator('main').locator('img, canvas, iframe, audio, video, object, embed');
  expect(await foundAt(puzzles, 'could be a puzzle')).toHaveNoFindings();
  await expect(page.getByRole('main')).not.toContainText(/captcha|robot|puzzle|characters you see|security question/i);
}
