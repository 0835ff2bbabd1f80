/** Tests that each kind of measure names the element, the value, and the limit of a barrier. */
import type { Page } from '@playwright/test';
import { watchChanges } from './audit/measures/changes';
import { mislabeledControls } from './visibleText';
import { focusRings } from './audit/measures/focusRings';
import { changesWithin } from './audit/measures/movement';
import { violationsOf, runAxe } from './axe';
import { controlsOf } from './controls';
import { type Finding, listOf } from './findings';
import { measure as measureAll } from './measure';
import { expect, test } from './test';

interface Example {
  readonly html: string;
  readonly style?: string;
  readonly measure: (page: Page) => Promise<readonly Finding[]>;
  readonly finding: Partial<Record<keyof Finding, unknown>>;
}

/** Each shows an element with the id `barrier` in an empty page. */
const examples: Readonly<Record<string, Example>> = {
  'faint text': {
    html: '<p id="barrier">Some words</p>',
    style: '#barrier { color: #777; background: #fff }',
    measure: async (page) => (await measureAll(page, ['textContrast'])).textContrast,
    finding: { what: 'contrast of “Some words”', value: '4.48:1', limit: 'at least 7:1' },
  },
  'a faint line under a cable of the same lightness': {
    html: '<svg width="200" height="20"><path id="barrier" d="M0 10H200" stroke="#999" stroke-width="4"/><path d="M0 10H150" stroke="#00b200" stroke-width="9"/></svg>',
    measure: async (page) => (await measureAll(page, ['edgeContrast'])).edgeContrast,
    finding: { what: 'contrast of a line', value: '2.85:1', limit: 'at least 3:1' },
  },
  'a scripted blink': {
    html: '<p id="barrier">Some words</p>',
    measure: async (page) => {
      await page.clock.install();
      await page.evaluate(() => setInterval(() => document.querySelector('#barrier')!.toggleAttribute('hidden'), 100));
      return changesWithin(page, 1000, { attributes: true });
    },
    finding: { what: 'changes while nothing happens', value: expect.any(Number), limit: 'no change' },
  },
  'a name without the visible label': {
    html: '<label for="barrier">Requests</label><input id="barrier" aria-label="Calls">',
    measure: mislabeledControls,
    finding: { what: 'the name of a control', value: 'Calls', limit: 'text with “Requests”' },
  },
  'a missing focus ring': {
    html: '<button id="barrier">Go</button>',
    style: '#barrier { inline-size: 100px; block-size: 50px; outline: 0 !important }',
    measure: async (page) => focusRings(page, await controlsOf(page, true)),
    finding: { what: 'pixels that focus changes by 3:1', value: 0 },
  },
  'a change without a request': {
    html: '<p id="barrier">Before</p>',
    measure: async (page) => {
      const changes = await watchChanges(page);
      await page.evaluate(() => (document.querySelector('#barrier')!.textContent = 'After'));
      return changes();
    },
    finding: { what: 'has changed', value: 'P id=barrier After true', limit: 'P id=barrier Before true' },
  },
  'a picture without an alternative': {
    html: '<img id="barrier" src="/favicon.svg" width="50" height="50">',
    measure: async (page) => violationsOf(await runAxe(page)).filter(({ rule }) => rule === 'image-alt'),
    finding: { rule: 'image-alt' },
  },
};

test('each kind of measure names the element, the value, and the limit of a barrier', async ({ page }) => {
  for (const [name, { html, style = '', measure, finding }] of Object.entries(examples)) {
    const body = `<!doctype html><html lang="en"><title>Barrier</title><style>${style}</style><main>${html}</main></html>`;
    await page.route('/barrier', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto('/barrier');
    const found = await measure(page);
    expect.soft(found, name).toContainEqual(expect.objectContaining({ selector: '#barrier', ...finding }));
    expect.soft(listOf(found), name).toContain('#barrier');
  }
});
