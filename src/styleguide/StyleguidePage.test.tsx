import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copyButton } from '../content/controls';
import { passwordToggle } from '../content/forms';
import { routeById } from '../routes';
import { setReducedMotion } from '../testing/setup';
import { StyleguidePage } from './StyleguidePage';
import { readTokens } from './readTokens';

// Axe and the layout are in a11y/styleguide.spec.ts: in a browser axe takes a fraction of the time, and sees colours too.

const source = join(import.meta.dirname, '..');
const tokensCss = readFileSync(join(source, 'styles/tokens.css'), 'utf8');
const page = <StyleguidePage tokensCss={tokensCss} />;

/** As the server sends it: parsing is much faster than rendering, and most promises need no script. */
const html = renderToString(page);
const served = new DOMParser().parseFromString(html, 'text/html');

function textsOf(selector: string, root: ParentNode = served) {
  return Array.from(root.querySelectorAll(selector), (element) => element.textContent);
}

function duplicates(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

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

test('names the source file of each exhibit', () => {
  const files = textsOf('main h3 + p > code');
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !existsSync(join(source, '..', file)))).toEqual([]);
});

test('gives each sample a caption of its own: component and state', () => {
  const captions = textsOf('[data-component] > figcaption');
  expect(captions.length).toBeGreaterThan(100);
  for (const caption of captions) expect(caption).toMatch(/^\w+: \S/);
  expect(duplicates(captions)).toEqual([]);
});

test('links to each of its headings', () => {
  const links = Array.from(served.querySelectorAll('nav[aria-label="Style guide"] a'));
  const targets = links.map((link) => served.querySelector(link.getAttribute('href') ?? ''));
  expect(targets.map((target) => target?.textContent)).toEqual(links.map((link) => link.textContent));
  // Two samples of the error summary have a heading of the second level too.
  expect(links).toHaveLength(served.querySelectorAll('main h2[id], main h3[id]').length - 2);
});

test('is complete before a script runs, with no inline style', () => {
  expect(html).not.toMatch(/\sstyle="/);
  expect(textsOf('h1')).toEqual(['Style guide']);
});

test('plays its samples into their states, repeats no id, skips no heading level, and leaves focus, address and title alone', async () => {
  setReducedMotion(true);
  history.replaceState(null, '', '/styleguide');
  document.title = 'Style guide';
  render(page);
  const sample = (caption: string) => {
    const figures = Array.from(document.querySelectorAll<HTMLElement>('[data-component]'));
    const found = figures.find((figure) => figure.querySelector('figcaption')?.textContent === caption);
    if (!found) throw new Error(`The style guide has no sample "${caption}".`);
    return found;
  };
  await waitFor(() => {
    expect(textsOf('button', sample('PasswordField: filled and shown')).join()).toContain(passwordToggle.hide);
    expect(sample('CheckboxField: ticked').querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
    expect(sample('CodeBlock: copying did not work').textContent).toContain(copyButton.shownFailure);
    expect(sample('Accordion: the first open, the others closed').querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
    expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
  });
  expect(duplicates(Array.from(document.querySelectorAll('[id]'), ({ id }) => id))).toEqual([]);
  const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  expect(document.activeElement).toBe(document.body);
  expect(location.pathname + location.hash).toBe('/styleguide');
  expect(document.title).toBe('Style guide');
});

test('changes its own header and page header', async () => {
  render(page);
  const current = () => textsOf('header nav [aria-current]', document);
  // By text: computing the names of all radio buttons on a page this long takes jsdom seconds.
  const choose = async (component: string, label: string) => {
    const choices = Array.from(document.querySelectorAll(`[data-component=${component}] :is(button, label)`));
    const choice = choices.find(({ textContent }) => textContent === label);
    if (!choice) throw new Error(`The sample of ${component} has no choice "${label}".`);
    await userEvent.click(choice);
  };
  expect(current()).toEqual([]);
  await choose('SiteHeader', 'Product');
  expect(current()).toEqual([routeById('product').label]);
  await choose('PageHeader', 'Heading');
  expect(textsOf('main > div > header p', document)).toEqual([]);
});
