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

const choice = (name: string) => screen.getByRole('radio', { name });
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent;

test('has no accessibility violations', async () => {
  render(<Example />);
  await userEvent.click(choice('Coffee'));
  await expectNoViolations('part');
});

test('has a name that can be seen, and one choice', () => {
  render(<Example />);
  expect(screen.getByRole('group', { name: 'Drink' }).contains(screen.getByText('Drink'))).toBe(true);
  expect(chosen()).toBe('Tea');
});

test('chooses on click, and a second click does not clear the choice', async () => {
  render(<Example />);
  await userEvent.click(choice('Coffee'));
  expect(chosen()).toBe('Coffee');
  await userEvent.click(choice('Coffee'));
  expect(chosen()).toBe('Coffee');
});

test('chooses on release, and not when the press slides off (WCAG 2.5.2)', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.pointer({ keys: '[MouseLeft>]', target: choice('Coffee') });
  expect(chosen()).toBe('Tea');
  await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]', target: document.body }]);
  expect(chosen()).toBe('Tea');
});

test('is one tab stop, on the choice; arrow keys move and choose', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(document.activeElement).toBe(choice('Tea'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(choice('Coffee'));
  expect(chosen()).toBe('Coffee');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(choice('Coffee'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(chosen()).toBe('Tea');
});

test('wraps round with arrow keys, where Up and Down do the same as Left and Right (APG radio group)', async () => {
  render(<Example />);
  await userEvent.tab();
  for (const [key, name] of [['ArrowLeft', 'Coffee'], ['ArrowRight', 'Tea'], ['ArrowDown', 'Coffee'], ['ArrowDown', 'Tea'], ['ArrowUp', 'Coffee']]) {
    await userEvent.keyboard(`{${key}}`);
    expect(chosen()).toBe(name);
    expect(document.activeElement).toBe(choice(name ?? ''));
  }
});

test('keeps what was chosen before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Example />);
  container.querySelector<HTMLInputElement>('[value=coffee]')?.click();
  act(() => void render(<Example />, { container, hydrate: true }));
  expect(chosen()).toBe('Coffee');
});
