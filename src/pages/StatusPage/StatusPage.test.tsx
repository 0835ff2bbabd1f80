import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { status } from '../../content/status';
import { sampleTagName } from '../../testing/sampleTagName';
import { renderApp } from '../../testing/renderApp';

beforeEach(() => renderApp('/status').then(() => undefined));

const main = () => within(screen.getByRole('main'));

test('says first how all systems are, and tags states, uptime and incidents as samples', () => {
  const [heading, overall] = main().getAllByRole('heading');
  expect([heading?.textContent, overall?.textContent]).toEqual([status.heading, status.overall]);
  expect(main().getAllByRole('link', { name: sampleTagName })).toHaveLength(3);
  for (const name of [status.servicesHeading, status.incidentsHeading]) {
    const region = within(main().getByRole('region', { name }));
    expect(region.getByRole('link', { name: sampleTagName })).toBeTruthy();
  }
});

test('gives each service its state in a word and its uptime over the stated time', () => {
  const table = within(main().getByRole('table'));
  for (const name of status.columns) expect(table.getByRole('columnheader', { name })).toBeTruthy();
  for (const { name, state, uptime } of status.services) {
    const row = table.getByRole('rowheader', { name }).closest('tr');
    expect(row?.textContent).toBe(`${name}${state}${uptime}`);
  }
});

test('reports each incident with its state, its updates, and its date if that is known', () => {
  const reports = main().getAllByRole('article').map((report) => within(report));
  expect(reports).toHaveLength(status.incidents.length);
  for (const [index, { state, date, updates }] of status.incidents.entries()) {
    expect(reports[index]?.getByText(state)).toBeTruthy();
    expect(reports[index]?.queryAllByRole('time').map(({ textContent }) => textContent)).toEqual(date ? [date] : []);
    expect(reports[index]?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(updates);
  }
});

test('has no live region', () => {
  expect(main().queryByRole('status')).toBeNull();
  expect(main().queryByRole('alert')).toBeNull();
});
