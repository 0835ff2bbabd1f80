/** Compares the speech of a screen reader with expectations. Pure functions, tested without a screen reader. */

/** @import { SpeechEvent, Utterance, Words } from './types' */

/** Milliseconds per letter, at about 200 words per minute. The speech server is instant, but real speech can be cut off. */
const perLetter = 60;

/**
 * Returns the speech that a person would hear. Speech is cut off if the reader stops before it could have been spoken.
 * @param {readonly SpeechEvent[]} events since the last key press
 * @returns {Utterance[]}
 */
export function utterances(events) {
  /** @type {{ text: string, end: number, isCutOff: boolean }[]} */
  const spoken = [];
  let free = 0;
  for (const { at, said } of events) {
    if (said === null) {
      for (const utterance of spoken) if (utterance.end > at) Object.assign(utterance, { isCutOff: true, end: at });
      free = at;
    } else {
      const text = said.replace(/\s+/g, ' ').trim();
      free = Math.max(free, at) + text.length * perLetter;
      spoken.push({ text, end: free, isCutOff: false });
    }
  }
  return spoken.map(({ text, isCutOff }) => ({ text, isCutOff }));
}

/**
 * Returns the differences between heard and expected speech.
 * @param {readonly Utterance[]} heard utterances that were cut off do not count
 * @param {Words} expected must be heard as whole words, in any order and case
 * @param {Words} [unwanted] must not be heard
 */
export function problems(heard, expected, unwanted = []) {
  const text = plain(
    heard
      .filter(({ isCutOff }) => !isCutOff)
      .map((utterance) => utterance.text)
      .join(' '),
  );
  const missing = expected.filter((words) => !hasAny(text, words)).map(name);
  const found = unwanted.filter((words) => hasAny(text, words)).map(name);
  return [...(missing.length ? [`not heard: ${missing.join(', ')}`] : []), ...(found.length ? [`heard: ${found.join(', ')}`] : [])];
}

/**
 * Formats an expectation for transcripts.
 * @param {string | readonly string[]} words
 */
export function name(words) {
  return [words]
    .flat()
    .map((word) => `“${word}”`)
    .join(' or ');
}

/** @param {string} text @param {string | readonly string[]} words */
function hasAny(text, words) {
  return [words].flat().some((word) => text.includes(plain(word)));
}

/**
 * Returns lower-case words between single spaces, so that "table" does not contain "tab". Readers differ in punctuation, so it is removed.
 * @param {string} text
 */
function plain(text) {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
