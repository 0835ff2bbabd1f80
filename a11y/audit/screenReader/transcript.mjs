/** Writes a played scenario as text: each key press and the speech after it. */
import { name } from './speech.mjs';

/** @import { Played, PlayedStep } from './types' */

/**
 * @param {Played} played
 * @param {Record<'reader' | 'browser' | 'commit' | 'date', string>} surroundings
 */
export function transcript({ scenario, outcome, steps }, { reader, browser, commit, date }) {
  const missing = scenario.steps.length - steps.length;
  return [
    scenario.title,
    '',
    `Outcome:   ${outcome}`,
    `Page:      ${scenario.steps[0].open}${scenario.width ? `, ${scenario.width} px wide` : ''}`,
    `Speaks to: WCAG ${scenario.criteria.join(', ')}`,
    `Reader:    ${reader}`,
    `Browser:   ${browser}`,
    `Commit:    ${commit}`,
    `Date:      ${date}`,
    '',
    ...steps.flatMap(lines),
    ...(missing ? [`Steps not played: ${missing}`] : []),
    '',
  ].join('\n');
}

/**
 * @param {PlayedStep} played
 * @returns {string[]}
 */
function lines({ step, presses, expected, heard, problems }) {
  const action = 'open' in step ? `Open ${step.open}` : step.key ? `Press ${step.key}` : `Type ${step.type}`;
  const spoken = heard.map(({ text, isCutOff }) => `    ${text}${isCutOff ? ' [cut off]' : ''}`);
  const unwanted = 'open' in step ? [] : (step.not ?? []);
  const expectation = [...expected.map(name), ...unwanted.map((words) => `not ${name(words)}`)].join(', ');
  return [
    presses > 1 ? `${action}, ${presses} times; what follows was heard after the last` : action,
    ...(spoken.length ? spoken : ['    (silence)']),
    ...(expectation || problems.length
      ? [`  Expected: ${expectation}: ${problems.length ? `NOT MET, ${problems.join(', ')}` : 'met'}`]
      : []),
  ];
}
