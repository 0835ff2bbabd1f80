/** What a person hears of the texts that a screen reader sends to its voice. */

/** A text or, if it is null, an interruption, at a time in milliseconds. */
export interface SpeechEvent {
  readonly at: number;
  readonly text: string | null;
}

/** Milliseconds per letter, at about 200 words per minute. */
const perLetter = 60;

/** Returns the texts without those that were interrupted before a voice could have said them. */
export function heard(events: readonly SpeechEvent[]): readonly string[] {
  let spoken: { readonly text: string; readonly end: number }[] = [];
  for (const { at, text } of events) {
    if (text === null) spoken = spoken.filter(({ end }) => end <= at);
    else spoken.push({ text: text.replace(/\s+/g, ' ').trim(), end: Math.max(at, spoken.at(-1)?.end ?? 0) + text.length * perLetter });
  }
  return spoken.map(({ text }) => text);
}

/** Any one of several words is enough, because screen readers name roles differently. */
export type Words = string | readonly string[];

export const tab = ['tab', 'page tab'];
export const textField = ['entry', 'edit', 'text field'];
export const isSelected = ['selected', 'checked'];

/** Whether the words were heard as whole words, in any case. Readers differ in punctuation, so it does not count. */
export function isHeard(words: Words, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return [words].flat().some((word) => all.includes(plain(word)));
}

/** Lower-case words between single spaces, so that "table" does not contain "tab". */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
