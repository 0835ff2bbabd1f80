/** Plays one scenario. It stops at the first failed expectation, because later steps depend on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { problems, utterances } from './speech.mjs';

/** @import { Page } from 'playwright' */
/** @import { Session } from './session.mjs' */
/** @import { Played, PlayedStep, Scenario, Step, Words } from './types' */

/** Milliseconds to wait for expected speech on a busy machine. */
const timeoutMs = 12_000;

/**
 * @param {Session} session
 * @param {string} origin
 * @param {Scenario} scenario
 * @returns {Promise<Played>}
 */
export async function play(session, origin, scenario) {
  /** @type {PlayedStep[]} */
  const steps = [];
  let since = Date.now();
  const heard = () => utterances(session.eventsSince(since));

  try {
    const page = await session.openPage(scenario.width);
    for (const step of scenario.steps) {
      const played = await ('open' in step ? open(page, step) : press(step));
      steps.push(played);
      if (played.problems.length) break;
    }
  } catch (error) {
    const step = scenario.steps[steps.length] ?? scenario.steps[0];
    steps.push({ step, presses: 1, expected: [], heard: heard(), problems: [error instanceof Error ? error.message : String(error)] });
  } finally {
    await session.closePage();
  }
  return { scenario, outcome: steps.some(({ problems: found }) => found.length) ? 'failed' : 'passed', steps };

  /** @param {Page} page @param {Extract<Step, { open: string }>} step @returns {Promise<PlayedStep>} */
  async function open(page, step) {
    since = Date.now();
    await page.goto(origin + step.open);
    await page.waitForSelector('html[data-js=ready]', { state: 'attached' });
    // Opening a page must announce its title (WCAG 2.4.2).
    const expected = [await page.title()];
    const found = await judge(expected);
    await session.settled(since);
    return { step, presses: 1, expected, heard: heard(), problems: found };
  }

  /** @param {Exclude<Step, { open: string }>} step @returns {Promise<PlayedStep>} */
  async function press(step) {
    const { until, atMost = 30, expect = [], not } = step;
    let presses = 0;
    do {
      since = Date.now();
      if (step.key) session.press(step.key);
      else session.type(step.type ?? '');
      since = await session.settled(since, true);
      presses++;
    } while (until && presses < atMost && problems(heard(), until).length);
    const expected = [...(until ?? []), ...expect];
    const found = await judge(expected, not);
    return { step, presses, expected, heard: heard(), problems: found };
  }

  /** Waits for the expected words. @param {Words} expected @param {Words} [unwanted] */
  async function judge(expected, unwanted) {
    const isOver = () => Date.now() - since > timeoutMs && session.quietFor() > timeoutMs / 4;
    while (problems(heard(), expected).length && !isOver()) await sleep(50);
    if (unwanted) await session.settled(since);
    return problems(heard(), expected, unwanted);
  }
}
