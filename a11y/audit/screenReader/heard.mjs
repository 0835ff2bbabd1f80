/** Judges what a screen reader said. Pure: no reader is needed to test it. */

/** @import { SpeechEvent, Utterance, Words } from './types' */

/** Milliseconds that a letter takes at about 200 words a minute. Ours is spoken at once, a person's takes its time. */
const perLetter = 60;

/**
 * What a person hears: what the reader stops before its time is over is cut off.
 * @param {readonly SpeechEvent[]} events since the last key
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
 * What stands between what was heard and what was expected; nothing when all is well.
 * @param {readonly Utterance[]} heard what is cut off was not heard
 * @param {Words} expected in any order and case, each as whole words
 * @param {Words} [unwanted]
 */
export function problems(heard, expected, unwanted = []) {
  const text = plain(heard.filter(({ isCutOff }) => !isCutOff).map((utterance) => utterance.text).join(' '));
  const missing = expected.filter((words) => !hasAny(text, words)).map(name);
  const found = unwanted.filter((words) => hasAny(text, words)).map(name);
  return [...(missing.length ? [`not heard: ${missing.join(', ')}`] : []), ...(found.length ? [`heard: ${found.join(', ')}`] : [])];
}

/**
 * How an expectation is written in a transcript.
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
 * Words between single spaces, so that "tab" is not found in "table". Punctuation is the reader's business.
 * @param {string} text
 */
function plain(text) {
  return ` ${text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;
}
