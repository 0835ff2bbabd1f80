/**
 * What has been typed into forms and has not been sent: kept until the tab is closed, for Back, a reload, and a visit to another page
 * or site. A field is kept only if it asks for that, which a password never does.
 */
import { readMap, writeMap } from './sessionMap';

type Draft = ReadonlyMap<string, string>;

/** What storage has refused, by form: it lasts until the page is closed. */
const unstored = new Map<string, Draft>();

/** '' when nothing was typed into this field. */
export function readDraft(form: string, field: string): string {
  return draftOf(form).get(field) ?? '';
}

export function keepDraft(form: string, field: string, value: string): void {
  const draft = new Map(draftOf(form)).set(field, value);
  if (writeMap(keyOf(form), draft)) unstored.delete(form);
  else unstored.set(form, draft);
}

export function forgetDraft(form: string): void {
  unstored.delete(form);
  writeMap(keyOf(form), new Map());
}

const keyOf = (form: string) => `draft-${form}`;
const isText = (value: unknown) => typeof value === 'string';

function draftOf(form: string): Draft {
  return unstored.get(form) ?? readMap(keyOf(form), isText);
}
