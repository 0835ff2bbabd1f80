import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { status } from '../../content/status';
import { expectNoViolations } from '../../testing/axe';
import { renderApp } from '../../testing/renderApp';

beforeEach(() => renderApp('/status').then(() => undefined));

const main = () => within(screen.getByRole('main'));

test('has no accessibility violations', () => expectNoViolations());

test('says first that all systems are operational, then that the figures are examples', () => {
  const words = screen.getByRole('main').textContent;
  expect(words).toContain('StatusAll systems operational');
  expect(main().getByText(/are examples/)).toBeTruthy();
});

test('gives each service its state in a word and its uptime over the stated time', () => {
  const table = within(main().getByRole('table'));
  expect(table.getByRole('columnheader', { name: `Uptime, ${status.window}` })).toBeTruthy();
  for (const { name, state, uptime } of status.services) {
    const row = table.getByRole('rowheader', { name }).closest('tr');
    expect(row?.textContent).toBe(`${name}${state}${uptime}`);
  }
});

test('reports two incidents, both resolved, without inventing a date', () => {
  const incidents = main().getAllByRole('article');
  expect(incidents).toHaveLength(2);
  for (const incident of incidents) {
    expect(within(incident).getByText('Resolved')).toBeTruthy();
    expect(within(incident).getByText('Date not published')).toBeTruthy();
    expect(within(incident).getAllByRole('listitem')).toHaveLength(3);
  }
});

test('is no live region', () => {
  expect(main().queryByRole('status')).toBeNull();
  expect(main().queryByRole('alert')).toBeNull();
});
