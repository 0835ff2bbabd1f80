import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { expectNoViolations } from '../../testing/axe';
import { RadioGroup } from './RadioGroup';

const items = [
  { id: 'tea', label: 'Tea' },
  { id: 'coffee', label: 'Coffee' },
] as const;

function Example() {
  const [selected, setSelected] = useState<'tea' | 'coffee'>('tea');
  return (
    <>
      <RadioGroup label="Drink" items={items} selected={selected} onSelect={setSelected} />
      <button type="button">After</button>
    </>
  );
}

const option = (name: string) => screen.getByRole('radio', { name });
const selectedLabel = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent;

test('has no accessibility violations', async () => {
  render(<Example />);
  await userEvent.click(option('Coffee'));
  await expectNoViolations('component');
});

test('shows its accessible name and has one selected option', () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Drink' }).contains(screen.getByText('Drink'))).toBe(true);
  expect(selectedLabel()).toBe('Tea');
});

test('selects an option on click and keeps it selected on a second click', async () => {
  render(<Example />);
  await userEvent.click(option('Coffee'));
  expect(selectedLabel()).toBe('Coffee');
  await userEvent.click(option('Coffee'));
  expect(selectedLabel()).toBe('Coffee');
});

test('cancels a press released outside the option (WCAG 2.5.2)', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.pointer({ keys: '[MouseLeft>]', target: option('Coffee') });
  expect(selectedLabel()).toBe('Tea');
  await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]', target: document.body }]);
  expect(selectedLabel()).toBe('Tea');
});

test('has one tab stop, on the selected option, and selects with the arrow keys', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(option('Tea'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(option('Coffee'));
  expect(selectedLabel()).toBe('Coffee');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(option('Coffee'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(selectedLabel()).toBe('Tea');
});

test('wraps around with the arrow keys, and Up and Down act like Left and Right (APG radio group)', async () => {
  render(<Example />);
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowLeft', 'Coffee'],
    ['ArrowRight', 'Tea'],
    ['ArrowDown', 'Coffee'],
    ['ArrowDown', 'Tea'],
    ['ArrowUp', 'Coffee'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(selectedLabel()).toBe(name);
    expect(document.activeElement).toBe(option(name ?? ''));
  }
});

test('keeps an option that was selected before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Example />);
  container.querySelector<HTMLInputElement>('[value=coffee]')?.click();
  act(() => void render(<Example />, { container, hydrate: true }));
  expect(selectedLabel()).toBe('Coffee');
});
