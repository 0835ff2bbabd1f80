import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { Accordion } from './Accordion';

const items = ['One', 'Two', 'Three'].map((heading) => ({
  id: `item-${heading.toLowerCase()}`,
  heading,
  content: <p>Words of {heading}</p>,
}));

const renderAccordion = () => render(<Accordion headingLevel={3} items={items} />);
const button = (name: string) => screen.getByRole('button', { name });
const openOnes = () => screen.queryAllByRole('button', { expanded: true }).map((element) => element.textContent);

/** The part that is hidden while the item is closed. */
function panel(name: string): HTMLElement {
  const element = document.getElementById(button(name).getAttribute('aria-controls') ?? '');
  if (!element) throw new Error(`"${name}" controls nothing.`);
  return element;
}

test('has no accessibility violations', async () => {
  // The page gives it a heading to stand under.
  render(
    <>
      <h1>Page</h1>
      <h2>Questions</h2>
      <Accordion headingLevel={3} items={items} />
    </>,
  );
  await userEvent.click(button('Two'));
  await expectNoViolations('part');
});

test('has each button in a heading, all closed, and no landmark or group for each answer', () => {
  renderAccordion();
  for (const { heading } of items) {
    expect(screen.getByRole('heading', { level: 3, name: heading }).contains(button(heading))).toBe(true);
  }
  expect(openOnes()).toEqual([]);
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.queryAllByRole('group')).toEqual([]);
});

test('opens one at a time, and clicking the open one closes it, with focus on the button', async () => {
  renderAccordion();
  await userEvent.click(button('One'));
  expect(openOnes()).toEqual(['One']);
  await userEvent.click(button('Three'));
  expect(openOnes()).toEqual(['Three']);
  expect(document.activeElement).toBe(button('Three'));
  await userEvent.click(button('Three'));
  expect(openOnes()).toEqual([]);
  expect(document.activeElement).toBe(button('Three'));
});

test('opens and closes with Enter and Space', async () => {
  renderAccordion();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(openOnes()).toEqual(['One']);
  await userEvent.keyboard(' ');
  expect(openOnes()).toEqual([]);
});

test('opens an item beyond those that are hydrated at once', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ id: `many-${index}`, heading: `Item ${index}`, content: <p>{`Words ${index}`}</p> }));
  render(<Accordion headingLevel={3} items={many} />);
  await userEvent.click(button('Item 24'));
  expect(openOnes()).toEqual(['Item 24']);
});

test('has the questions as plain headings without script, and only as buttons with it', () => {
  expect(renderToString(<Accordion headingLevel={3} items={items} />)).toMatch(/<span data-without-js[^>]*>Two<\/span>/);
  renderAccordion();
  expect(screen.getByRole('heading', { name: 'Two' }).textContent).toBe('Two');
});

test('keeps the words of every answer in the HTML, hidden from nobody', () => {
  const html = renderToString(<Accordion headingLevel={3} items={items} />);
  for (const { heading } of items) expect(html.replaceAll('<!-- -->', '')).toContain(`Words of ${heading}`);
  // The plus sign may be, and nothing else.
  expect(html.replaceAll(/<svg.*?<\/svg>/g, '')).not.toContain('hidden');
});

test('hides closed answers until found, never from the accessibility tree alone', async () => {
  renderAccordion();
  await userEvent.click(button('One'));
  expect(items.map(({ heading }) => panel(heading).getAttribute('hidden'))).toEqual([null, 'until-found', 'until-found']);
  expect(items.some(({ heading }) => panel(heading).hasAttribute('aria-hidden'))).toBe(false);
});

test('opens an answer in which the search of the browser has found something', async () => {
  renderAccordion();
  await userEvent.click(button('One'));
  act(() => void fireEvent(panel('Three'), new Event('beforematch', { bubbles: true })));
  expect(openOnes()).toEqual(['Three']);
  expect(panel('Three').hasAttribute('hidden')).toBe(false);
});

test('opens the item that the address names, at first and later', () => {
  history.replaceState(null, '', '#item-two');
  renderAccordion();
  expect(screen.getByRole('heading', { name: 'Two' }).id).toBe('item-two');
  expect(openOnes()).toEqual(['Two']);
  act(() => {
    history.pushState(null, '', '#item-one');
    dispatchEvent(new Event('hashchange'));
  });
  expect(openOnes()).toEqual(['One']);
});

test('stays as it is when the address names something else', async () => {
  renderAccordion();
  await userEvent.click(button('Two'));
  act(() => {
    history.pushState(null, '', '#elsewhere');
    dispatchEvent(new Event('hashchange'));
  });
  expect(openOnes()).toEqual(['Two']);
});

test('writes the open item into the address without adding to the history', async () => {
  renderAccordion();
  const entries = history.length;
  await userEvent.click(button('Two'));
  expect(location.hash).toBe('#item-two');
  await userEvent.click(button('Two'));
  expect(location.hash).toBe('');
  expect(history.length).toBe(entries);
});
