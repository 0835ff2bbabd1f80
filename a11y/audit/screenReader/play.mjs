/** Plays one scenario. It stops at the first failed expectation, because later steps depend on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { problems, utterances } from './speech.mjs';

/** @import { Session } from './session.mjs' */
/** @import { Played, PlayedStep, Scenario, Words } from './types' */

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

  /** @param {() => void} act */
  const listenAfter = async (act) => {
    since = Date.now();
    act();
    since = await session.settled(since, true);
  };

  /** @param {Words} expected @param {Words} [unwanted] */
  const judge = async (expected, unwanted) => {
    const isOver = () => Date.now() - since > timeoutMs && session.quietFor() > timeoutMs / 4;
    while (problems(heard(), expected).length && !isOver()) await sleep(50);
    if (unwanted) await session.settled(since);
    return problems(heard(), expected, unwanted);
  };

  /** @type {PlayedStep['step'] | undefined} */
  let current;
  try {
    const page = await session.openPage(scenario.width);
    for (const step of scenario.steps) {
      current = step;
      if ('open' in step) {
        since = Date.now();
        await page.goto(origin + step.open);
        await page.waitForSelector('html[data-js=ready]', { state: 'attached' });
        // Opening a page must announce its title (WCAG 2.4.2).
        const expected = [await page.title()];
        const found = await judge(expected);
        await session.settled(since);
        steps.push({ step, expected, heard: heard(), problems: found });
      } else if ('type' in step) {
        await listenAfter(() => session.type(step.type));
        steps.push({ step, heard: heard(), problems: null });
      } else if ('key' in step) {
        const { key, times = 1, until, atMost = 30 } = step;
        let presses = 0;
        do await listenAfter(() => session.press(key));
        while (++presses < (until ? atMost : times) && !(until && problems(heard(), until).length === 0));
        const found = until ? await judge(until) : null;
        steps.push({ step, presses, expected: until, heard: heard(), problems: found });
      } else {
        const found = await judge(step.expect, step.not);
        // Late speech belongs to the previous key press.
        const key = steps.at(-1);
        if (key) steps.splice(-1, 1, { ...key, heard: heard() });
        steps.push({ step, expected: step.expect, heard: heard(), problems: found });
      }
      if (steps.at(-1)?.problems?.length) return { scenario, outcome: 'failed', steps };
    }
    return { scenario, outcome: 'passed', steps };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const step = current ?? scenario.steps[0];
    return { scenario, outcome: 'failed', steps: step ? [...steps, { step, heard: heard(), problems: [problem] }] : steps };
  } finally {
    await session.closePage();
  }
}
