/** Checks every field, on any page and after any click. */

export interface FieldFaults {
  /** WCAG 3.3.2: fields without a visible label, with a placeholder, or without a visible “required”. */
  readonly labels: readonly string[];
  /** WCAG 1.3.5: fields about the visitor without a matching autocomplete value. */
  readonly purposes: readonly string[];
  /** WCAG 3.3.8: fields that refuse paste, are split into characters, or set a puzzle. */
  readonly entries: readonly string[];
}

/** Runs in the page. */
export function fieldFaults(): FieldFaults {
  const isSeen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 2 && box.height > 2;
  };
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const fields = Array.from(
    document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image]), textarea, select'),
  ).filter((field) => isSeen(field) || Array.from(field.labels ?? []).some(isSeen));
  const labelsOf = (field: (typeof fields)[number]) => {
    const named = (field.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    return [...Array.from(field.labels ?? []), ...named].filter((label) => label !== null);
  };
  const nameOf = (field: (typeof fields)[number]) => labelsOf(field).map(textOf).join(' ') || field.getAttribute('aria-label') || field.getAttribute('placeholder') || field.name;
  const isText = (field: Element) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=color]');

  const labels = fields.flatMap((field) => {
    const name = nameOf(field);
    const shown = labelsOf(field).filter((label) => isSeen(label) && textOf(label));
    // The button of a search can label its only field.
    const isSearch = field.closest('[role=search], search')?.querySelectorAll('input:not([type=hidden])').length === 1;
    const formText = textOf(field.closest('form, fieldset'));
    const isRequired = field.required || field.getAttribute('aria-required') === 'true';
    return [
      shown.length === 0 && !isSearch && !(field.matches('[type=radio], [type=checkbox]') && isSeen(field) && textOf(field.closest('label'))) ? `“${name}” has no visible label` : '',
      field.getAttribute('placeholder')?.trim() ? `“${name}” has a placeholder: ${field.getAttribute('placeholder')}` : '',
      isRequired && !/required|optional|must|\*/i.test(`${formText} ${shown.map(textOf).join(' ')}`) ? `“${name}” is not marked as required` : '',
    ].filter(Boolean);
  });

  const known: readonly (readonly [RegExp, RegExp])[] = [
    [/e-?mail/i, /email|username/],
    [/\b(?:your|first|last|full|given|family|sur) ?name\b|^name\b/i, /name/],
    [/\b(?:tele)?phone\b(?! model)|\bmobile number\b/i, /tel/],
    [/\b(?:post ?code|zip|postal code)\b/i, /postal-code/],
    [/\b(?:street|postal address|home address|address line)\b/i, /address|street/],
    [/\byour (?:company|employer|organi[sz]ation)\b|^(?:company|organi[sz]ation)\b/i, /organization/],
    [/\b(?:birthday|date of birth|born)\b/i, /bday/],
    [/\b(?:country|town|city)\b/i, /country|address/],
    [/\bcard number\b/i, /cc-/],
    [/\buser ?name\b/i, /username|nickname|email/],
    [/\bpassword\b/i, /password/],
    [/\bone-time\b|\bcode (?:from|of|sent)\b/i, /one-time-code/],
  ];
  const purposes = fields.filter(isText).flatMap((field) => {
    const name = nameOf(field);
    const purpose = known.find(([words]) => words.test(name) || (field.getAttribute('type') === 'email' && words.test('email')));
    return purpose && !purpose[1].test(field.getAttribute('autocomplete') ?? '') ? [`“${name}” has the autocomplete value “${field.getAttribute('autocomplete') ?? ''}”`] : [];
  });

  const splitParts = fields.filter((field) => isText(field) && 'maxLength' in field && field.maxLength === 1);
  const entries = [
    ...(splitParts.length > 2 ? [`${splitParts.length} fields for single characters, such as “${nameOf(splitParts[0] as HTMLInputElement)}”`] : []),
    ...fields.filter(isText).flatMap((field) => {
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() });
      const before = field.value;
      const isRefused = !field.dispatchEvent(paste) && field.value === before;
      const isPuzzle = /captcha|robot|human\b|puzzle|letters? (?:of|from|in) |characters? (?:of|from|in|you see)|security question|what is \d|\d (?:\+|plus|times|minus) /i.test(nameOf(field));
      return [isRefused ? `“${nameOf(field)}” refuses paste` : '', isPuzzle ? `“${nameOf(field)}” is a puzzle` : ''].filter(Boolean);
    }),
  ];
  return { labels: labels.flat(), purposes, entries };
}
