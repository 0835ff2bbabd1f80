import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keyPlate } from '../../content/pages/keyPlate';
import { expectNoViolations } from '../../testing/axe';
import { KeyPlate } from './KeyPlate';

test('has no accessibility violations', async () => {
  render(<KeyPlate />);
  await expectNoViolations('component');
});

test('shows the ends of the key only, its details, and how much of its quota is used', () => {
  render(<KeyPlate />);
  const plate = within(screen.getByRole('figure', { name: keyPlate.title }));
  expect(plate.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(keyPlate.details.map(({ value }) => value));
  for (const words of [...keyPlate.shown, keyPlate.hidden, keyPlate.quota.heading, keyPlate.quota.text])
    expect(screen.getByRole('figure').textContent).toContain(words);
});
