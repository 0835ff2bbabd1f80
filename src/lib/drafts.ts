/**
 * What has been typed into forms and not been sent: kept until the tab is closed, for Back, a reload, and a visit to another page or
 * site. A field is kept only if it asks for that, which a password never does.
 */

type Draft = ReadonlyMap<string, string>;

/** What storage has refused, by form: it lasts until the page is closed. */
const unstored = new Map<string, Draft>();

/** '' when nothing was typed into this field. */
export function readDraft(form: string, field: string): string {
  return draftOf(form).get(field) ?? '';
}

export function keepDraft(form: string, field: string, value: string): void {
  const draft = new Map(draftOf(form)).set(field, value);
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify([...draft]));
    unstored.delete(form);
  } catch {
    unstored.set(form, draft);
  }
}

export function forgetDraft(form: string): void {
  unstored.delete(form);
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage that is refused keeps nothing.
  }
}

const keyOf = (form: string) => `draft-${form}`;

function draftOf(form: string): Draft {
  return unstored.get(form) ?? stored(form);
}

function stored(form: string): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string';
}
