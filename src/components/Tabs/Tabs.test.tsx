import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './Tabs';

const items = ['One', 'Two', 'Three'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: (
    <>
      <h2>{label}</h2>
      <p>{`Text of ${label}`}</p>
    </>
  ),
}));

function Example() {
  const [selected, setSelected] = useState('one');
  return <Tabs label="Numbers" items={items} selected={selected} onSelect={setSelected} />;
}

function tab(name: string) {
  return screen.getByRole('tab', { name });
}

test('selects a tab on release and cancels a press released outside it (WCAG 2.5.2)', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.pointer({ keys: '[MouseLeft>]', target: tab('Two') });
  expect(tab('One').getAttribute('aria-selected')).toBe('true');
  await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]', target: document.body }]);
  expect(tab('One').getAttribute('aria-selected')).toBe('true');

  await user.pointer({ keys: '[MouseLeft>]', target: tab('Two') });
  await user.pointer({ keys: '[/MouseLeft]', target: tab('Two') });
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
});

test('moves to a panel without other tab stops with Tab', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'One' }));
});

test('moves focus to a tab that a script or assistive technology clicks', async () => {
  render(<Example />);
  await act(async () => tab('Two').click());
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab('Two'));
});

test('moves focus from a panel that is hidden to the selected tab, and leaves focus elsewhere alone', async () => {
  const linked = items.map((item) => ({ ...item, content: <a href={`#${item.id}`}>{item.label}</a> }));
  const tabs = (selected: string) => <Tabs label="Numbers" items={linked} selected={selected} onSelect={() => {}} />;
  const { rerender } = render(tabs('two'));
  rerender(tabs('one'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('link', { name: 'One' }).focus();
  rerender(tabs('two'));
  await waitFor(() => expect(document.activeElement).toBe(tab('Two')));
});

test('has one tab stop before hydration, and keeps every tab and its focus through it', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Example />);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  tab('One').focus();
  render(<Example />, { container, hydrate: true });
  expect(document.activeElement).toBe(tabs[0]);
  expect(screen.getAllByRole('tab').every((each, index) => each === tabs[index])).toBe(true);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Two'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Three'));
});

test('keeps the text of every panel in the HTML, neither inert nor hidden', () => {
  const html = renderToString(<Example />);
  for (const { label } of items) expect(html).toContain(`Text of ${label}`);
  expect(html).not.toMatch(/ inert=|hidden/);
});
