import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { passwordToggle } from '../content/interface';
import { duplicates } from '../testing/duplicates';
import { setReducedMotion } from '../testing/setup';
import { StyleguidePage } from './StyleguidePage';

// styleguide.spec.ts runs axe, because axe is faster in a browser and checks colors there.

const source = join(import.meta.dirname, '..');
const css = readFileSync(join(source, 'styles/tokens.css'), 'utf8');
const page = <StyleguidePage css={css} />;
const html = renderToString(page);
const served = new DOMParser().parseFromString(html, 'text/html');

const textsOf = (selector: string) => Array.from(served.querySelectorAll(selector), (element) => element.textContent);

test('has a sample of every component, drawing, and picture', () => {
  const sources = Array.from(served.querySelectorAll<HTMLElement>('[data-source]'), ({ dataset }) => dataset.source ?? '');
  expect(sources.filter((file) => !existsSync(join(source, file)))).toEqual([]);
  // The build draws these two as files.
  const files = ['SocialCard', 'SiteIcon'];
  const folders = ['components', 'drawings', 'pictures'].flatMap((folder) =>
    readdirSync(join(source, folder)).map((name) => `${folder}/${name}/`),
  );
  expect(folders.length).toBeGreaterThan(25);
  const missing = folders.filter(
    (folder) => !files.some((name) => folder.includes(name)) && !sources.some((file) => file.startsWith(folder)),
  );
  expect(missing, 'these components need a sample in src/styleguide').toEqual([]);
});

test('shows every token', () => {
  const tokens = css.match(/(?<=^ {2})--[\w-]+(?=:)/gm) ?? [];
  expect(tokens.filter((name) => !textsOf('main code').includes(name))).toEqual([]);
});

test('gives each sample a unique caption and has no style attributes', () => {
  expect(textsOf('figcaption').length).toBeGreaterThan(60);
  expect(duplicates(textsOf('main figure > figcaption'))).toEqual([]);
  expect(html).not.toMatch(/\sstyle="/);
});

test('plays samples into their states without duplicate ids, and changes neither focus nor URL', async () => {
  setReducedMotion(true);
  history.replaceState(null, '', '/styleguide');
  render(page);
  const sample = (caption: string) =>
    Array.from(document.querySelectorAll('figure')).find((figure) => figure.querySelector('figcaption')?.textContent === caption);
  await waitFor(() => {
    expect(sample('PasswordField: filled and shown')?.textContent).toContain(passwordToggle.hide);
    expect(sample('CheckboxField: ticked')?.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
    expect(sample('Accordion: the first open, the others closed')?.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
    expect(document.querySelectorAll('[role=tooltip]')).toHaveLength(1);
  });
  expect(duplicates(Array.from(document.querySelectorAll('[id]'), ({ id }) => id))).toEqual([]);
  expect(document.activeElement).toBe(document.body);
  expect(location.pathname + location.hash).toBe('/styleguide');
});
