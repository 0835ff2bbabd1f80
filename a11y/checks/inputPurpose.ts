import { dom } from '../audit/barriers/plant';
import type { Check } from './check';

export const inputPurpose: Check = {
  criteria: ['1.3.5', '3.3.7'],
  claim:
    'Expects each field of a form to have the autocomplete value and the type that fit its label, or none if it is not about the visitor, and each value once, except to confirm a password.',
  on: ['form', 'newPassword'],
  measure: inputPurposeFaults,
  barriers: {
    'another purpose': dom<HTMLInputElement>('main input[autocomplete=email]', (field) => (field.autocomplete = 'tel')),
    'a field that asks again': dom<HTMLInputElement>('main input[autocomplete=name]', (field) => {
      for (const label of field.labels ?? []) label.textContent = 'Email address';
      Object.assign(field, { autocomplete: 'email', type: 'email' });
    }),
  },
  left: {
    '1.3.5': {
      aids: ['no assistive technology'],
      steps: 'Look at the autocomplete value of each field about the person who fills it in.',
      expected: 'The value fits the field.',
    },
  },
};

/** What a label asks for, with the token and the type of its field. */
const purposes = [
  [/password/i, 'password', 'password'],
  [/email/i, 'email', 'email'],
  [/phone/i, 'tel', 'tel'],
  [/company|organization/i, 'organization', 'text'],
  [/\bname\b/i, 'name', 'text'],
] as const;

export function inputPurposeFaults() {
  return Array.from(document.querySelectorAll('main form')).flatMap((form) => {
    const fields = Array.from(form.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox]), textarea'));
    // A password that is typed twice is a new one.
    const password = form.querySelectorAll('[type=password]').length > 1 ? 'new-password' : 'current-password';
    return fields.flatMap((field, index) => {
      const label = field.labels?.[0]?.textContent ?? '';
      const [, token = 'none', type = field.type] = purposes.find(([words]) => words.test(label)) ?? [];
      const expected = `${token === 'password' ? password : token}, ${type}`;
      const found = `${field.autocomplete || 'none'}, ${field.type}`;
      const isRepeated = fields.findIndex(({ autocomplete }) => autocomplete && autocomplete === field.autocomplete) < index;
      return [
        ...(found === expected
          ? []
          : [{ ...finding(field, `autocomplete value and type of “${label}”`, found, expected), breaks: ['1.3.5'] }]),
        ...(isRepeated && field.autocomplete && field.autocomplete !== 'new-password'
          ? [{ ...finding(field, 'the autocomplete value is repeated', field.autocomplete), breaks: ['3.3.7'] }]
          : []),
      ];
    });
  });
}
