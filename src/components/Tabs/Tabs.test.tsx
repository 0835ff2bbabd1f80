import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
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

test('has no accessibility violations', async () => {
  render(<Example />);
  await userEvent.click(tab('Two'));
  await expectNoViolations('component');
});

test('shows the panel of the clicked tab', async () => {
  render(<Example />);
  await userEvent.click(tab('Two'));
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  expect(within(screen.getByRole('tabpanel', { name: 'Two' })).getByText('Text of Two')).toBeTruthy();
  expect(screen.queryByRole('tabpanel', { name: 'One' })).toBeNull();
});

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

test('selects with Left, Right, Home, and End, ignores Up and Down, and moves to the panel with Tab', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(tab('One'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Two'));
  expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{End}');
  expect(tab('Three').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowRight}');
  expect(tab('One').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(tab('One').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(tab('One').getAttribute('aria-selected')).toBe('true');
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

test('passes replacesEntry to onSelect while a key is held down', async () => {
  const onSelect = vi.fn<(id: string, replacesEntry: boolean) => void>();
  render(<Tabs label="Numbers" items={items} selected="one" onSelect={onSelect} />);
  tab('One').focus();
  await userEvent.keyboard('{ArrowRight>2/}{Home}');
  expect(onSelect.mock.calls).toEqual([
    ['two', false],
    ['three', true],
    ['one', false],
  ]);
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

test('selects the tab of the panel in which find-in-page matches', () => {
  render(<Example />);
  const panel = screen.getByText('Text of Three').closest('[hidden]');
  expect(panel?.getAttribute('hidden')).toBe('until-found');
  expect(panel?.hasAttribute('aria-hidden')).toBe(false);
  if (panel) fireEvent(panel, new Event('beforematch', { bubbles: true }));
  expect(tab('Three').getAttribute('aria-selected')).toBe('true');
});
