/**
 * Unsent form input, kept until the tab is closed, for Back, a reload, and a visit to another page. Each field opts in, and
 * passwords do not.
 */
import { readMap, writeMap } from './sessionMap';

type Draft = ReadonlyMap<string, string>;

/** Drafts by form while storage is blocked or full. They last until the page is closed. */
const sessionFallback = new Map<string, Draft>();

/** The kept value of a field, or ''. */
export function readDraft(form: string, field: string): string {
  return draftOf(form).get(field) ?? '';
}

/** Keeps the value of a field. */
export function keepDraft(form: string, field: string, value: string): void {
  const draft = new Map(draftOf(form)).set(field, value);
  if (writeMap(storageKeyOf(form), draft)) sessionFallback.delete(form);
  else sessionFallback.set(form, draft);
}

/** Removes all values of a form. */
export function forgetDraft(form: string): void {
  sessionFallback.delete(form);
  writeMap(storageKeyOf(form), new Map());
}

/** Remembers the form that is on its way to a server. '' is none. */
export function markSubmitted(form: string): void {
  keepDraft(submitted, 'form', form);
}

/** Removes the draft of the form that led to this page, unless its server has redirected back with an error (serverErrors.ts). */
export function forgetSubmittedDraft(): void {
  const form = readDraft(submitted, 'form');
  if (form && !new URLSearchParams(location.search).has('error')) forgetDraft(form);
  if (form) markSubmitted('');
}

const submitted = 'submitted';
const storageKeyOf = (form: string) => `draft-${form}`;
const isText = (value: unknown) => typeof value === 'string';

function draftOf(form: string): Draft {
  return sessionFallback.get(form) ?? readMap(storageKeyOf(form), isText);
}
