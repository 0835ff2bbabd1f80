/** The settings and the budgets of the benchmark. */

export const results = '.cache/bench';

/** The folder that the set-up installs Lighthouse in. */
export const lighthouseFolder = '.cache/lighthouse';

/**
 * A slow phone on slow 4G, with the figures of Lighthouse. Lighthouse simulates it from a load at full speed; our own loads
 * are really throttled, by the browser.
 */
export const throttle = {
  cpu: 4,
  /** Bytes per second. */
  network: { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
};

/** The phone that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A load has ended after this long without requests and long tasks, in ms. */
export const quietFor = 5000;
/** The time limit of a load that does not become quiet, in ms. */
export const longestLoad = 30_000;

export const budgets = {
  /** Relative to the same page without scripts. */
  lcpRatio: 1.03,
  /** Slowed down. */
  tbt: 10,
  lighthouseTbt: 50,
  cls: 0.001,
  performance: 99,
  /** The score in the other three categories. */
  score: 100,
  /** Milliseconds from the release of a link to the new page's heading on screen. */
  warmRoute: 70,
};

/**
 * @typedef {{ runs: number, paths: readonly string[] }} Options
 * @param {readonly string[]} args
 * @param {readonly string[]} all every page
 * @returns {Options}
 * @throws when an option or a page is unknown
 */
export function readOptions(args, all) {
  /** @type {Options} */
  const options = { runs: 5, paths: all };
  for (const arg of args) {
    const [name, value = ''] = arg.split('=');
    if (name === '--quick') Object.assign(options, { runs: 1, paths: ['/', '/terms'] });
    else if (name === '--runs' && Number(value) >= 1) options.runs = Math.floor(Number(value));
    else if (name === '--routes' && value) options.paths = value.split(',');
    else throw new Error(`Unknown option ${arg}. The options are --runs=5, --routes=/,/docs and --quick.`);
  }
  const unknown = options.paths.filter((path) => !all.includes(path));
  if (unknown.length) throw new Error(`Unknown page: ${unknown.join(', ')}. The pages are ${all.join(', ')}.`);
  return options;
}
