/** The `test` of scenarios: Orca, which gets keys from the display as it does from a keyboard, and a browser for each test. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test as base } from '@playwright/test';
import { currentCommit } from '../../../src/tools/commit.mjs';
import { heard, isHeard, type SpeechEvent, type Words } from './speech';

/** The next report of the same commit includes them. */
const results = '.cache/audit/screenReader';
const preferences = '.cache/orca';

interface Limits {
  /** Repeats a key until everything expected is heard after it. */
  readonly atMost?: number;
  readonly not?: readonly Words[];
}

/** Each step fails if something expected is not heard after it. The order does not matter. */
export interface Orca {
  /** Expects the title of the page (WCAG 2.4.2). */
  readonly open: (path: string) => Promise<Page>;
  /** Presses a key or chord by its X11 name, such as `Tab`, `shift+Tab`, or `Insert+a`. */
  readonly press: (key: string, expected?: readonly Words[], limits?: Limits) => Promise<void>;
  readonly type: (text: string, expected: readonly Words[]) => Promise<void>;
  /** In this mode, the page gets all keys, and Orca does not guess labels. */
  readonly useFocusMode: () => Promise<void>;
}

export const test = base.extend<{ readonly orca: Orca }, { readonly events: SpeechEvent[] }>({
  events: [
    async ({}, use) => {
      rmSync(preferences, { recursive: true, force: true });
      mkdirSync(preferences, { recursive: true });
      copyFileSync(join(import.meta.dirname, 'speechServer.py'), join(preferences, 'orca-customizations.py'));
      const orca = spawn('orca', ['--user-prefs', preferences], { stdio: ['ignore', 'pipe', 'inherit'] });
      const events: SpeechEvent[] = [];
      createInterface({ input: orca.stdout }).on('line', (line) => {
        if (/^"|^null$/.test(line)) events.push({ at: Date.now(), text: JSON.parse(line) as string | null });
      });
      await expect.poll(() => heard(events), { message: 'the greeting of Orca', timeout: 30_000 }).not.toEqual([]);
      await use(events);
      // After a failed test, another Orca starts, which ends at once while this one is running. Often, SIGTERM does not end it.
      const ended = once(orca, 'exit');
      orca.kill('SIGKILL');
      await ended;
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  orca: async ({ events, playwright }, use, info) => {
    // Orca keeps its mode for each program.
    const browser = await playwright.chromium.launch();
    const page = await browser.newPage();
    await silence(events);
    const opened: string[] = [];
    const lines: string[] = [];

    const step = async (name: string, act: () => unknown, expected: readonly Words[] = [], { atMost = 1, not = [] }: Limits = {}) => {
      const faults = () => [
        ...expected.filter((words) => !isHeard(words, heard(events))).map((words) => `not heard: ${quoted(words)}`),
        ...not.filter((words) => isHeard(words, heard(events))).map((words) => `heard: ${quoted(words)}`),
      ];
      let times = 0;
      do {
        events.length = 0;
        await act();
        await silence(events);
        times++;
      } while (times < atMost && faults().length > 0);
      try {
        // A busy machine may take longer.
        await expect.poll(faults, name).toEqual([]);
      } finally {
        const all = [...expected.map(quoted), ...not.map((words) => `not ${quoted(words)}`)];
        lines.push(
          times > 1 ? `${name}, ${times} times; what follows was heard after the last` : name,
          ...(heard(events).length ? heard(events) : ['(silence)']).map((text) => `    ${text}`),
          ...(all.length ? [`  Expected: ${all.join(', ')}: ${faults().join(', ') || 'met'}`] : []),
        );
      }
    };
    const press: Orca['press'] = (key, ...rest) => step(`Press ${key}`, () => xdotool(events, 'key', key), ...rest);

    await use({
      open: async (path) => {
        opened.push(path);
        const title: string[] = [];
        const load = async () => {
          await page.goto(path);
          await page.waitForSelector('html[data-js=ready]', { state: 'attached' });
          title.push(await page.title());
        };
        await step(`Open ${path}`, load, title);
        return page;
      },
      press,
      type: (text, expected) => step(`Type ${text}`, () => xdotool(events, 'type', '--delay', '40', text), expected),
      useFocusMode: () => press('Insert+a', ['focus mode'], { atMost: 2 }),
    });

    const [name = '', ...criteria] = info.tags.map((tag) => tag.slice(1));
    const [reader, outcome] = [`Orca ${versionOfOrca()}`, info.status === 'passed' ? 'passed' : 'failed'];
    const transcript = [
      info.title,
      '',
      `Outcome:   ${outcome}`,
      `Speaks to: WCAG ${criteria.join(', ')}`,
      `Reader:    ${reader}, in Chromium ${browser.version()}`,
      `Commit:    ${currentCommit().commit}`,
      `Date:      ${new Date().toISOString()}`,
      '',
      ...lines,
      '',
    ].join('\n');
    await browser.close();
    if (outcome === 'failed') console.log(transcript);
    mkdirSync(results, { recursive: true });
    const scenario = { name, title: info.title, criteria, route: opened[0], outcome, transcript };
    writeFileSync(join(results, `${name}.json`), JSON.stringify({ reader, ...currentCommit(), ...scenario }));
  },
});

/** Its tags are its name and its criteria. */
export const scenario = (title: string, tags: string, run: (orca: Orca) => Promise<void>) =>
  test(title, { tag: tags.split(' ').map((tag) => `@${tag}` as const) }, ({ orca }) => run(orca));

/** Milliseconds after a key in which Orca receives it. */
const maxDelay = 5000;

/** Sends a key to the display. Orca stops speaking when it receives one. */
async function xdotool(events: readonly SpeechEvent[], ...args: string[]): Promise<void> {
  const { status, stderr } = spawnSync('xdotool', args, { encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(`xdotool ${args.join(' ')}: ${stderr}`);
  for (const limit = Date.now() + maxDelay; Date.now() < limit && !events.some(({ text }) => text === null);) await sleep(20);
}

/** Waits until Orca has finished, which is 0.7 s after its last word, or has nothing to say for 2.5 s. */
async function silence(events: readonly SpeechEvent[]): Promise<void> {
  const start = Date.now();
  const last = () => events.findLast(({ text }) => text !== null)?.at;
  while (Date.now() - (last() ?? start) < (last() ? 700 : 2500)) await sleep(20);
}

function quoted(words: Words): string {
  return [words]
    .flat()
    .map((word) => `“${word}”`)
    .join(' or ');
}

const versionOfOrca = (): string => spawnSync('orca', ['--version'], { encoding: 'utf8' }).stdout.match(/\d[\d.]*/)?.[0] ?? '';
