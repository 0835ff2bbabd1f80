import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { routeById } from '../routes';
import { expectNoViolations } from '../testing/axe';
import { setReducedMotion } from '../testing/setup';
import { StyleguidePage } from './StyleguidePage';
import { readTokens } from './readTokens';

const source = join(import.meta.dirname, '..');
const tokensCss = readFileSync(join(source, 'styles/tokens.css'), 'utf8');
const page = <StyleguidePage tokensCss={tokensCss} />;

/** As it comes from the server: enough for what no script changes, and much quicker to search through. */
const html = renderToString(page);
const served = new DOMParser().parseFromString(html, 'text/html');
const textsOf = (selector: string, root: ParentNode = served) => Array.from(root.querySelectorAll(selector), (element) => element.textContent);

/** The page once its samples have come into their states. */
async function renderPage() {
  history.replaceState(null, '', '/styleguide');
  document.documentElement.lang = 'en';
  document.title = 'Style guide';
  render(page);
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
}

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

beforeEach(() => setReducedMotion(true));

test('has no accessibility violations, no heading level left out and no id twice', async () => {
  await renderPage();
  await expectNoViolations();
  const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(repeated(Array.from(document.querySelectorAll('[id]'), ({ id }) => id))).toEqual([]);
  // As much to look through as on many pages together.
}, 180_000);

test('shows every component', () => {
  const shown = new Set(Array.from(served.querySelectorAll<HTMLElement>('[data-component]'), ({ dataset }) => dataset.component));
  // The build draws these two as files: link previews and the site's icons.
  const files = ['SocialCard', 'SiteIcon'];
  const folders = ['components', 'drawings'].flatMap((room) => readdirSync(join(source, room))).filter((name) => !files.includes(name));
  expect(folders.length).toBeGreaterThan(25);
  expect(folders.filter((name) => !shown.has(name)), 'these components need a sample in src/styleguide').toEqual([]);
});

test('shows every token', () => {
  const tokens = readTokens(tokensCss).flatMap((group) => group.tokens.map(({ name }) => name));
  expect(new Set(tokens)).toEqual(new Set(tokensCss.match(/(?<=^ {2})--[\w-]+(?=:)/gm)));
  const shown = textsOf('main code');
  expect(tokens.filter((name) => !shown.includes(name))).toEqual([]);
});

test('says of every sample which component and state it is, and of none the same twice', () => {
  const captions = textsOf('[data-component] > figcaption');
  expect(captions.length).toBeGreaterThan(100);
  for (const caption of captions) expect(caption).toMatch(/^\w+: \S/);
  expect(repeated(captions)).toEqual([]);
});

test('lists all its headings, with links that lead to them', () => {
  const links = Array.from(served.querySelectorAll('nav[aria-label="Style guide"] a'));
  const targets = links.map((link) => served.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.textContent)).toEqual(links.map((link) => link.textContent));
  expect(links).toHaveLength(served.querySelectorAll('main h2[id], main h3[id]').length - errorSummaries);
});

/** Their headings are of the second level too. */
const errorSummaries = 2;

test('is whole before a script runs, with no inline style', () => {
  expect(html).not.toMatch(/\sstyle="/);
  expect(textsOf('h1')).toEqual(['Style guide']);
});

test('brings samples into states by itself, and leaves focus, address and title alone', async () => {
  await renderPage();
  const sample = (caption: string) => {
    const figures = Array.from(document.querySelectorAll<HTMLElement>('[data-component]'));
    const found = figures.find((figure) => figure.querySelector('figcaption')?.textContent === caption);
    if (!found) throw new Error(`No sample "${caption}".`);
    return within(found);
  };
  expect(sample('PasswordField: filled and shown').getByRole('button', { name: 'Hide password' })).toBeTruthy();
  expect(sample('CheckboxField: ticked').getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(sample('CodeBlock: copying did not work').getByText(/^Copying did not work/)).toBeTruthy();
  expect(sample('Accordion: the first open, the others closed').getAllByRole('button', { expanded: true })).toHaveLength(1);
  expect(screen.getByRole('tooltip')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(location.href).toMatch(/\/styleguide$/);
  expect(document.title).toBe('Style guide');
});

test('changes the header and page header of the style guide itself', async () => {
  await renderPage();
  const current = () => textsOf('header nav [aria-current]', document);
  const controls = within(screen.getByText('Frame', { selector: 'h2' }).parentElement as HTMLElement);
  expect(current()).toEqual([]);
  await userEvent.click(controls.getByRole('radio', { name: 'Product' }));
  expect(current()).toEqual([routeById('product').label]);
  await userEvent.click(controls.getByRole('radio', { name: 'Heading' }));
  expect(textsOf('main > div > header p', document)).toEqual([]);
});
