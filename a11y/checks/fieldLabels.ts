import { css, dom } from '../audit/barriers/plant';
import { screenReadersAnd } from '../audit/evaluation';
import { isShown, textsIn } from '../inPage/walk';
import type { Check } from './check';

export const fieldLabels: Check = {
  criteria: ['1.3.1', '3.3.2'],
  claim:
    'Expects a visible label and, by a rule of this house, no placeholder at each field of a form, a note before the fields that names those that are required, the same in their markup, and hints that describe their field.',
  on: ['form', 'newPassword'],
  measure: fieldLabelsFaults,
  barriers: {
    'hidden notes': css('main form > p', 'display: none'),
    'a hidden label': css('main form label', 'display: none'),
    'a hint that describes no field': dom('main form [aria-describedby]', (field) => field.removeAttribute('aria-describedby')),
    'a required field without a mark': dom('main form [required], main form [aria-required]', (field) => {
      field.removeAttribute('required');
      field.removeAttribute('aria-required');
    }),
    'a placeholder': dom<HTMLInputElement>('main form [type=email]', (field) => (field.placeholder = 'name@example.com')),
  },
  left: {
    '3.3.2': {
      aids: screenReadersAnd('magnifier'),
      steps: 'Go to each field, and type.',
      expected: 'Labels, hints, and groups say what to enter, in which format, and what is required, before and while you type.',
    },
    '3.3.5': {
      aids: ['no assistive technology'],
      steps: 'Look for help at each field.',
      expected: 'The help for a field is next to it.',
    },
  },
};

const fault = (element: Element, what: string, criterion: string) => ({ ...finding(element, what), breaks: [criterion] });

const fieldSelector = 'input:not([type=hidden]), textarea, select';

export function fieldLabelsFaults() {
  return Array.from(document.querySelectorAll('main form')).flatMap((form) => {
    const fields = Array.from(form.querySelectorAll<HTMLInputElement>(fieldSelector));
    const isBeforeFields = (part: Element) => fields[0] && part.compareDocumentPosition(fields[0]) & Node.DOCUMENT_POSITION_FOLLOWING;
    const notes = Array.from(form.querySelectorAll('p')).filter((part) => isShown(part) && isBeforeFields(part));
    const note = notes.map(({ textContent }) => textContent).join(' ');
    const ofEvery = /every field is (required|optional)/i.exec(note)?.[1];
    return fields.flatMap((field) => {
      const label = field.labels?.[0];
      const name = label?.textContent?.trim() ?? '';
      const isNamed = ofEvery ? ofEvery === 'required' : note.toLowerCase().includes(name.toLowerCase());
      const isRequired = field.required || field.ariaRequired === 'true';
      const says = (is: boolean) => (is ? 'required' : 'optional');
      return [
        ...(label && name && isShown(label) ? [] : [fault(field, 'has no visible label', '3.3.2')]),
        ...(field.placeholder ? [houseRule(field, 'has a placeholder', field.placeholder)] : []),
        ...(/required|optional/.test(note) ? [] : [fault(form, 'has no note about what is required', '3.3.2')]),
        ...(isNamed === isRequired
          ? []
          : [fault(field, `“${name}” is ${says(isRequired)} in its markup, and ${says(isNamed)} in the note`, '1.3.1')]),
        ...hintsOf(field)
          .filter((hint) => !field.ariaDescribedByElements?.some((described) => described.contains(hint)))
          .map((hint) => fault(hint, `does not describe the field “${name}”`, '1.3.1')),
      ];
    });
  });
}

/** The parts with text around a field that are neither its label, a control, nor a link. */
function hintsOf(field: Element): Element[] {
  let around = field;
  while (around.parentElement?.querySelectorAll(fieldSelector).length === 1) around = around.parentElement;
  const parts = textsIn(around).flatMap(({ parentElement }) => (isShown(parentElement) ? (parentElement ?? []) : []));
  return parts.filter((part) => !part.closest('label, button, a, [role=status]'));
}
