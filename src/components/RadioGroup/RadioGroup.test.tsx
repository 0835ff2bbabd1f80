import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
