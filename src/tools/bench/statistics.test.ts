import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineCodeIn } from '../../build/inlineScript';
import { layoutShift, median, medians, simulatedBlocking, totalBlockingTime } from './statistics.mjs';
import { copyWithoutScripts, removeScripts } from './withoutScript.mjs';

test('takes the middle of an odd number of figures, and the mean of the middle two of an even number', () => {
  expect(median([9, 100, 1])).toBe(9);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test('takes the median of each figure separately', () => {
  const samples = [{ lcp: 3, tbt: 10 }, { lcp: 1, tbt: 30 }, { lcp: 2, tbt: 20 }];
  expect(medians(samples)).toEqual({ lcp: 2, tbt: 20 });
});

test('counts a kind of file as 0 for the loads that fetched none', () => {
  expect(medians<Record<string, number>>([{ font: 5 }, {}, {}])).toEqual({ font: 0 });
});

test('counts what each task takes beyond 50 ms', () => {
  const tasks = [{ start: 1000, duration: 40 }, { start: 1100, duration: 50 }, { start: 1200, duration: 80 }, { start: 1300, duration: 150 }];
  expect(totalBlockingTime(tasks, 500)).toBe(130);
});

test('counts the work of each task, four times, and twice where it lays out the page', () => {
  const address = 'http://localhost/terms';
  const event = (name: string, ts: number, tdur = 0, tid = 1) => ({ name, ph: tdur ? 'X' : 'I', pid: 1, tid, ts, dur: 90_000, tdur });
  const start = { ...event('navigationStart', 1000), args: { data: { documentLoaderURL: address } } };
  const tasks = [event('ThreadControllerImpl::RunTask', 2000, 20_000), event('ThreadControllerImpl::RunTask', 200_000, 40_000), event('Layout', 200_100, 30_000)];
  const others = [event('ThreadControllerImpl::RunTask', 2000, 80_000, 2), event('ThreadControllerImpl::RunTask', 0, 80_000)];
  expect(simulatedBlocking([start, ...tasks, ...others], address)).toBe(20 * 4 - 50 + 40 * 2 - 50);
  expect(simulatedBlocking(tasks, address)).toBeNaN();
});

test('ignores what blocked before the first paint', () => {
  expect(totalBlockingTime([{ start: 0, duration: 400 }], 500)).toBe(0);
  expect(totalBlockingTime([{ start: 400, duration: 200 }], 500)).toBe(50);
});

test('adds up the layout shifts of each session window, and takes the worst window', () => {
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([{ start: 0, value: 0.25 }, { start: 900, value: 0.5 }])).toBe(0.75);
  expect(layoutShift([{ start: 0, value: 0.25 }, { start: 1100, value: 0.5 }, { start: 3000, value: 0.125 }])).toBe(0.5);
});

test('ends a session window of layout shifts after five seconds', () => {
  const shifts = Array.from({ length: 12 }, (_, index) => ({ start: index * 500, value: 1 }));
  expect(layoutShift(shifts)).toBe(10);
});

test('removes every script from a page, with its preloads, and nothing else', () => {
  const page = `<head><script data-app="/a.js /b.js">if (1 < 2) alert('<p>')</script>
<link rel="modulepreload" crossorigin href="/c.js"><link rel="preload" href="/d.woff2" as="font">
<SCRIPT type="module">if (1 < 2) alert('<p>')</SCRIPT ></head><body><p>A script</p></body>`;
  const words = removeScripts(page);
  expect(words).not.toMatch(/script>|\.js/i);
  expect(words).toContain('<link rel="preload" href="/d.woff2" as="font">');
  expect(words).toContain('<p>A script</p>');
});

test('leaves the server a first script to allow, on the home page alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [from, to] = [join(folder, 'from'), join(folder, 'to')];
  const page = '<head><script data-app="/a.js">alert()</script></head>';
  try {
    mkdirSync(from);
    writeFileSync(join(from, 'favicon.svg'), '<style>a{}</style>');
    for (const name of ['index.html', 'terms.html']) writeFileSync(join(from, name), page);
    copyWithoutScripts(from, to);
    expect(inlineCodeIn(to).script).toBe(';');
    expect(readFileSync(join(to, 'terms.html'), 'utf8')).toBe('<head></head>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
