/** Writes a played scenario as text: each key press and the speech after it. */
import { name } from './speech.mjs';

/** @import { Played, PlayedStep, Step, Surroundings } from './types' */

/**
 * @param {Played} played
 * @param {Surroundings} surroundings
 */
export function transcript({ scenario, outcome, steps }, { reader, browser, commit, date }) {
  const missing = scenario.steps.length - steps.length;
  return [
    scenario.title,
    '',
    `Outcome:   ${outcome}`,
    `Page:      ${routeOf(scenario.steps)}${scenario.width ? `, ${scenario.width} px wide` : ''}`,
    `Speaks to: WCAG ${scenario.criteria.join(', ')}`,
    `Reader:    ${reader.name} ${reader.version}`,
    `Browser:   ${browser.name} ${browser.version}`,
    `Commit:    ${commit}`,
    `Date:      ${date}`,
    '',
    ...steps.flatMap(lines),
    ...(missing ? [`Steps not played: ${missing}`] : []),
    '',
  ].join('\n');
}

/**
* Returns the path of the page that a scenario opens.
 * @param {readonly Step[]} steps
 */
export function routeOf([first]) {
  if (!first || !('open' in first)) throw new Error('A scenario begins with `open`.');
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
    // An expectation has no action, because it refers to the lines above it.
    ...('expect' in step ? [] : [action(step, presses), ...(spoken.length ? spoken : ['    (silence)'])]),
    ...(problems ? [`  Expected: ${expectation}: ${problems.length ? `NOT MET, ${problems.join(', ')}` : 'met'}`] : []),
  ];
}

/** @param {Exclude<Step, { expect: any }>} step @param {number} [presses] */
function action(step, presses = 1) {
  if ('open' in step) return `Open ${step.open}`;
  if ('type' in step) return `Type ${step.type}`;
  return `Press ${step.key}${presses > 1 ? `, ${presses} times; what follows was heard after the last` : ''}`;
}
