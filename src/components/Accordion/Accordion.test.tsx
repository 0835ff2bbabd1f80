import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { Accordion } from './Accordion';

const items = ['One', 'Two', 'Three'].map((heading) => ({
  id: `item-${heading.toLowerCase()}`,
  heading,
  content: <p>Text of {heading}</p>,
}));

const renderAccordion = () => render(<Accordion headingLevel={3} items={items} />);
const button = (name: string) => screen.getByRole('button', { name });
const openHeadings = () => screen.queryAllByRole('button', { expanded: true }).map((element) => element.textContent);

function panel(name: string): HTMLElement {
  const element = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  if (!element) throw new Error(`"${name}" controls no panel.`);
  return element;
}

test('has no accessibility violations', async () => {
  // Axe reports skipped heading levels.
  render(
    <>
      <h1>Page</h1>
      <h2>Questions</h2>
      <Accordion headingLevel={3} items={items} />
    </>,
  );
  await userEvent.click(button('Two'));
  await expectNoViolations('component');
});

test('starts with every item closed, each button in a heading, and no landmark or group for each item', () => {
  renderAccordion();
  for (const { heading } of items) {
    expect(screen.getByRole('heading', { level: 3, name: heading }).contains(button(heading))).toBe(true);
  }
  expect(openHeadings()).toEqual([]);
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.queryAllByRole('group')).toEqual([]);
});

test('opens one item at a time, closes the open item on a second click, and keeps focus on the button', async () => {
  renderAccordion();
  await userEvent.click(button('One'));
  expect(openHeadings()).toEqual(['One']);
  await userEvent.click(button('Three'));
  expect(openHeadings()).toEqual(['Three']);
  expect(document.activeElement).toBe(button('Three'));
  await userEvent.click(button('Three'));
  expect(openHeadings()).toEqual([]);
  expect(document.activeElement).toBe(button('Three'));
});

test('renders headings as plain text without JavaScript, and as buttons after hydration', () => {
  expect(renderToString(<Accordion headingLevel={3} items={items} />)).toMatch(/<span data-without-js[^>]*>Two<\/span>/);
  renderAccordion();
  expect(screen.getByRole('heading', { name: 'Two' }).textContent).toBe('Two');
});

test('keeps the text of every panel in the HTML and hides none of it', () => {
  const html = renderToString(<Accordion headingLevel={3} items={items} />);
  for (const { heading } of items) expect(html.replaceAll('<!-- -->', '')).toContain(`Text of ${heading}`);
  // Only the plus sign is decoration.
  expect(html.replaceAll(/<svg.*?<\/svg>/g, '')).not.toContain('hidden');
});

test('hides closed panels with hidden="until-found" and without aria-hidden', async () => {
  renderAccordion();
  await userEvent.click(button('One'));
  expect(items.map(({ heading }) => panel(heading).getAttribute('hidden'))).toEqual([null, 'until-found', 'until-found']);
  expect(items.some(({ heading }) => panel(heading).hasAttribute('aria-hidden'))).toBe(false);
});

test('keeps the open item when the URL hash names something else', async () => {
  renderAccordion();
  await userEvent.click(button('Two'));
  act(() => {
    history.pushState(null, '', '#elsewhere');
    dispatchEvent(new Event('hashchange'));
  });
  expect(openHeadings()).toEqual(['Two']);
});

test('writes the open item into the URL hash without adding a history entry', async () => {
  renderAccordion();
  const entries = history.length;
  await userEvent.click(button('Two'));
  expect(location.hash).toBe('#item-two');
  await userEvent.click(button('Two'));
  expect(location.hash).toBe('');
  expect(history.length).toBe(entries);
});
