/** The fields of forms: their labels, their purpose, and what they keep. */
import type { Page } from '@playwright/test';
import { css, dom, on } from '../audit/barriers/plant';
import { screenReadersAnd } from '../audit/evaluation';
import { breaking, expect } from '../findings';
import { fillIn, passwords, textFields, valuesOf } from '../formFields';
import { isShown, textsIn } from '../inPage/walk';
import { hydrated, openPage } from '../openPage';
import type { Check, Operation } from './check';

export const fieldLabels: Check = {
  criteria: ['1.3.1', '3.3.2'],
  claim:
    'Expects a visible label and, by a rule of this house, no placeholder at each field of a form, a note before the fields that names those that are required, or a mark in their labels, the same in their markup, and hints that describe their field.',
  on: ['form', 'newPassword'],
  measure: fieldLabelsFaults,
  barriers: {
    'hidden notes': css('main form > p', 'display: none'),
    'a hidden label': css('main form label', 'display: none'),
    'a hint that describes no field': dom('main form [aria-describedby]', (field) => field.removeAttribute('aria-describedby')),
    'a required field without a mark': dom('main form :is([required], [aria-required])', (field) =>
      ['required', 'aria-required'].forEach((name) => field.removeAttribute(name)),
    ),
    'a placeholder': dom<HTMLInputElement>('main form [type=email]', (field) => (field.placeholder = 'name@example.com')),
  },
  left: {
    '3.3.2': {
      aids: screenReadersAnd('magnifier'),
      steps: 'Go to each field, and type.',
      expected: 'Labels, hints, and groups say what to enter, in which format, and what is required, before and while you type.',
    },
    '3.3.5': { steps: 'Look for help at each field.', expected: 'The help for a field is next to it.' },
  },
};

const fault = (element: Element, what: string, criterion: string) => ({ ...finding(element, what), breaks: [criterion] });

const fieldSelector = 'input:not([type=hidden]), textarea, select';

const isThere = (part: Element) => isShown(part) && !part.closest('[aria-hidden=true]');

export function fieldLabelsFaults() {
  return Array.from(document.querySelectorAll('main form')).flatMap((form) => {
    const fields = Array.from(form.querySelectorAll<HTMLInputElement>(fieldSelector)).filter(isThere);
    const isBeforeFields = (part: Element) => fields[0] && part.compareDocumentPosition(fields[0]) & Node.DOCUMENT_POSITION_FOLLOWING;
    const notes = Array.from(form.querySelectorAll('p')).filter((part) => isShown(part) && isBeforeFields(part));
    const note = notes.map(({ textContent }) => textContent).join(' ');
    const ofEvery = /(?:every field is|all fields are) (required|optional)/i.exec(note)?.[1];
    return fields.flatMap((field) => {
      const label = field.labels?.[0] ?? field.ariaLabelledByElements?.[0];
      const name = label?.textContent?.trim() ?? '';
      const isNamed = ofEvery ? ofEvery === 'required' : /required|\*/i.test(name) || note.toLowerCase().includes(name.toLowerCase());
      const isRequired = field.required || field.ariaRequired === 'true';
      const says = (is: boolean) => (is ? 'required' : 'optional');
      return [
        ...(label && name && isShown(label) ? [] : [fault(field, 'has no visible label', '3.3.2')]),
        ...(field.placeholder ? [houseRule(field, 'has a placeholder', field.placeholder)] : []),
        ...(!isRequired || /required|optional/i.test(note + name) ? [] : [fault(form, 'has no note about what is required', '3.3.2')]),
        ...(isNamed === isRequired
          ? []
          : [fault(field, `“${name}” is ${says(isRequired)} in its markup, and ${says(isNamed)} in note and label`, '1.3.1')]),
        ...hintsOf(field)
          .filter((hint) => !field.ariaDescribedByElements?.some((described) => described.contains(hint)))
          .map((hint) => fault(hint, `does not describe the field “${name}”`, '1.3.1')),
      ];
    });
  });
}

/** The parts with text around a field, inside a child of its form, that are neither its label, a control, nor a link. */
function hintsOf(field: Element): Element[] {
  let around = field;
  while (!around.matches('form > *') && around.parentElement?.querySelectorAll(fieldSelector).length === 1) around = around.parentElement;
  const parts = textsIn(around).flatMap(({ parentElement }) => (parentElement && isThere(parentElement) ? parentElement : []));
  return parts.filter((part) => !part.closest('label, legend, button, a, [role=status], [aria-live]'));
}

export const inputPurpose: Check = {
  criteria: ['1.3.5', '3.3.7'],
  claim:
    'Expects each field of a form that asks for a password, email address, phone number, organization, or name to have the autocomplete value and the type that fit its label, and each value once, except to confirm a password. Knows labels in English only.',
  on: ['form', 'newPassword'],
  measure: inputPurposeFaults,
  barriers: {
    'another purpose': dom<HTMLInputElement>('main input[autocomplete=email]', (field) => (field.autocomplete = 'tel')),
    'a user name': dom<HTMLInputElement>('main [autocomplete=name]', (field) => (field.autocomplete = 'username')),
    'a field that asks again': dom<HTMLInputElement>('main [autocomplete=name]', (field) => {
      field.labels?.forEach((label) => (label.textContent = 'Email address'));
      Object.assign(field, { autocomplete: 'email', type: 'email' });
    }),
  },
  left: {
    '1.3.5': {
      steps: 'Look at the autocomplete value of each field about the person who fills it in.',
      expected: 'The value fits the field.',
    },
  },
};

/** What a label asks for, with the end of the value (“given-name”, “work email”) and the type of its field. */
const purposes = [
  [/password/i, 'password', 'password'],
  [/email/i, 'email', 'email'],
  [/phone/i, 'tel', 'tel'],
  [/company|organization/i, 'organization', 'text'],
  [/^(?:(?:your|full|first|last|given|family) )?name\b/i, 'name', 'text'],
] as const;

export function inputPurposeFaults() {
  return Array.from(document.querySelectorAll('main form')).flatMap((form) => {
    const fields = Array.from(form.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox]), textarea'));
    // A password that is typed twice is a new one.
    const password = form.querySelectorAll('[type=password]').length > 1 ? 'new-password' : 'current-password';
    return fields.flatMap((field, index) => {
      const label = field.labels?.[0]?.textContent ?? '';
      const given = field.autocomplete.replace(/^o(?:n|ff)$/, '');
      const [, token = given, type = field.type] = purposes.find(([words]) => words.test(label)) ?? [];
      const expected = `${token === 'password' ? password : token}, ${type}`;
      // A user name may be an email address.
      const found = `${given}, ${field.type}`.replace('username, email', 'email, email');
      const isRepeated = fields.findIndex(({ autocomplete }) => autocomplete === given) < index;
      return [
        ...(new RegExp(`(?:^|[ -])${expected}$`).test(found)
          ? []
          : [{ ...finding(field, `autocomplete value and type of “${label}”`, found, expected), breaks: ['1.3.5'] }]),
        ...(isRepeated && given && given !== 'new-password'
          ? [{ ...finding(field, 'the autocomplete value is repeated', field.autocomplete), breaks: ['3.3.7'] }]
          : []),
      ];
    });
  });
}

export const redundantEntry: Check = {
  criteria: ['3.3.7'],
  claim:
    'Expects forms to restore what was typed after a reload, after a link and Back, and after a link and a link back, and by a rule of this house no passwords.',
  on: ['form', 'newPassword'],
  operates: { 'restores what was typed after a reload and after a link, except passwords': { run: leaveAndReturn } },
  barriers: {
    'no storage': dom('html', () => (Storage.prototype.setItem = () => {})),
    'a password in storage': on('main [type=password]', 'input', () => sessionStorage.setItem('typed', 'pa55word')),
  },
  left: {
    '3.3.7': {
      steps: 'Fill in each form, and look at the next page.',
      expected: 'Nothing is asked for twice, except a password to confirm it.',
    },
  },
};

async function followLink(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
  await expect(page).toHaveURL('/terms');
}

const ways: Readonly<Record<string, (page: Page, path: string) => Promise<unknown>>> = {
  'a reload': (page) => page.reload(),
  'a link, and Back': async (page) => (await followLink(page), page.goBack()),
  'a link, and a link back': async (page, path) => (await followLink(page), page.locator(`a[href="${path}"]:visible`).first().click()),
};

async function leaveAndReturn({ page, path }: Parameters<Operation['run']>[0]) {
  for (const [way, leave] of Object.entries(ways)) {
    await openPage(page, path);
    await fillIn(page);
    for (const [index, field] of (await textFields(page).all()).entries()) await field.fill(`${way} ${index}@example.com`);
    for (const password of await passwords(page).all()) await password.fill('pa55word');
    const typed = (await valuesOf(page)).map((value) => (value === 'pa55word' ? '' : value));
    await leave(page, path);
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect.poll(() => valuesOf(page), way).toEqual(typed);
    await breaking([], expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })), way).not.toContain('pa55word'));
    // The next way starts with an empty form.
    await page.evaluate(() => sessionStorage.clear());
  }
}
