/** What is measured, how, and what is promised. */

export const results = '.cache/bench';

/** Where the set-up puts it. */
export const lighthouseFolder = '.cache/lighthouse';

/**
 * A slow telephone on slow 4G, as Lighthouse imagines it. Lighthouse computes what its load would have taken there; our
 * own loads really are slowed down, by the browser.
 */
export const throttle = {
  cpu: 4,
  /** Bytes a second. */
  network: { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
};

/** The telephone that Lighthouse imagines. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A load is over when for this long nothing is on its way and no task has blocked, in ms. */
export const quietFor = 5000;
/** Something that never ends must not hold up the others, in ms. */
export const longestLoad = 30_000;

export const budgets = {
  /** Against the same page without scripts. */
  lcpRatio: 1.03,
  tbt: 50,
  cls: 0.001,
  performance: 99,
  /** Of the other three categories. */
  score: 100,
  /** Milliseconds from the release of a link to the new page's heading on screen. */
  warmRoute: 70,
};

/**
 * @typedef {{ runs: number, paths: readonly string[] }} Options
 * @param {readonly string[]} args
 * @param {readonly string[]} all every page
 * @returns {Options}
 * @throws when there is no such option or page
 */
export function readOptions(args, all) {
  /** @type {Options} */
  const options = { runs: 5, paths: all };
  for (const arg of args) {
    const [name, value = ''] = arg.split('=');
    if (name === '--quick') Object.assign(options, { runs: 1, paths: ['/', '/terms'] });
    else if (name === '--runs' && Number(value) >= 1) options.runs = Math.floor(Number(value));
    else if (name === '--routes' && value) options.paths = value.split(',');
    else throw new Error(`npm run bench knows --runs=5, --routes=/,/docs and --quick, not ${arg}.`);
  }
  const unknown = options.paths.filter((path) => !all.includes(path));
  if (unknown.length) throw new Error(`No such page: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  return options;
}
