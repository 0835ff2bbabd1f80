/** Compares what a screen reader said with what a scenario expects. Pure functions, tested without a reader. */

/** @import { SpeechEvent, Utterance, Words } from './types' */

/** Milliseconds to speak a letter at about 200 words a minute. Our speech server is instant; real speech can be cut off. */
const perLetter = 60;

/**
 * What a person would hear. Speech that the reader stops before it could have been spoken counts as cut off.
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
 * The differences between what was heard and what was expected; empty when there are none.
 * @param {readonly Utterance[]} heard utterances that were cut off do not count
 * @param {Words} expected must be heard as whole words, in any order and case
 * @param {Words} [unwanted] must not be heard
 */
export function problems(heard, expected, unwanted = []) {
  const text = plain(heard.filter(({ isCutOff }) => !isCutOff).map((utterance) => utterance.text).join(' '));
  const missing = expected.filter((words) => !hasAny(text, words)).map(name);
  const found = unwanted.filter((words) => hasAny(text, words)).map(name);
  return [...(missing.length ? [`not heard: ${missing.join(', ')}`] : []), ...(found.length ? [`heard: ${found.join(', ')}`] : [])];
}

/**
 * An expectation, as transcripts write it.
 * @param {string | readonly string[]} words
 */
export function name(words) {
  return [words].flat().map((word) => `“${word}”`).join(' or ');
}

/** @param {string} text @param {string | readonly string[]} words */
function hasAny(text, words) {
  return [words].flat().some((word) => text.includes(plain(word)));
}

/**
 * Lower-case words between single spaces, so that "tab" is not found in "table". Readers differ in punctuation, so it is dropped.
 * @param {string} text
 */
function plain(text) {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;
}
