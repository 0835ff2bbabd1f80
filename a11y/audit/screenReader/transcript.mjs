/** Writes down what was pressed and what was heard, to be read by people. */
import { name } from './heard.mjs';

/** @import { Played, PlayedStep, Step, Surroundings } from './types' */

/**
 * @param {Played} played
 * @param {Surroundings} surroundings
 */
export function transcript({ script, outcome, steps }, { reader, browser, commit, date }) {
  const missing = script.steps.length - steps.length;
  return [
    script.title,
    '',
    `Outcome:   ${outcome}`,
    `Page:      ${routeOf(script.steps)}${script.width ? `, ${script.width} px wide` : ''}`,
    `Speaks to: WCAG ${script.criteria.join(', ')}`,
    `Reader:    ${reader.name} ${reader.version}`,
    `Browser:   ${browser.name} ${browser.version}`,
    `Commit:    ${commit}`,
    `Date:      ${date}`,
    '',
    ...steps.flatMap(lines),
    ...(missing ? [`Steps that were not played: ${missing}`] : []),
    '',
  ].join('\n');
}

/**
 * The page that a script begins on.
 * @param {readonly Step[]} steps
 */
export function routeOf([first]) {
  if (!first || !('open' in first)) throw new Error('A script begins with `open`.');
  return first.open;
}

/**
 * @param {PlayedStep} played
 * @returns {string[]}
 */
function lines({ step, presses, expected, heard, problems }) {
  const spoken = heard.map(({ text, isCutOff }) => `    ${text}${isCutOff ? ' [cut off]' : ''}`);
  const unwanted = 'expect' in step ? (step.not ?? []) : [];
  const expectation = [...(expected ?? []).map(name), ...unwanted.map((words) => `not ${name(words)}`)].join(', ');
  return [
    // An expectation is about what stands above it.
    ...('expect' in step ? [] : [action(step, presses), ...(spoken.length ? spoken : ['    (silence)'])]),
    ...(problems ? [`  Expected: ${expectation}: ${problems.length ? `NOT MET, ${problems.join(', ')}` : 'met'}`] : []),
  ];
}

/** @param {Exclude<Step, { expect: any }>} step @param {number} [presses] */
function action(step, presses = 1) {
  if ('open' in step) return `Open ${step.open}`;
  if ('type' in step) return `Type ${step.type}`;
  return `Press ${step.key}${presses > 1 ? `, ${presses} times; heard after the last` : ''}`;
}
