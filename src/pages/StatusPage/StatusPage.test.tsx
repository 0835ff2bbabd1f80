import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { status } from '../../content/status';
import { sampleTagName } from '../../testing/sampleTagName';
import { statusDays } from '../../content/statusDays';
import { minutesMissed } from '../../lib/uptime';
import { renderApp } from '../../testing/renderApp';
import { ServiceRack } from './ServiceRack';

beforeEach(() => renderApp('/status').then(() => undefined));

const main = () => within(screen.getByRole('main'));

test('begins with the state of all systems, and tags the services and the incidents as samples', () => {
  const [heading] = main().getAllByRole('heading');
  expect(heading?.textContent).toBe(status.overall);
  const tags = main().getAllByRole('link', { name: sampleTagName });
  expect(tags.map((tag) => tag.compareDocumentPosition(main().getByRole('figure')) & Node.DOCUMENT_POSITION_FOLLOWING)).toEqual([4, 0]);
  expect(main().getByRole('region', { name: status.incidentsHeading }).contains(tags[1] ?? null)).toBe(true);
});

test('has one row for each service: state, uptime, what that comes to, and how many days were up', () => {
  const rows = within(main().getByRole('figure')).getAllByRole('listitem').filter((row) => row.id);
  expect(rows.map(({ id }) => id)).toEqual(status.services.map(({ id }) => id));
  for (const [index, { id, name, state, uptime }] of status.services.entries()) {
    const days = statusDays.days[id] ?? [];
    const up = days.filter((day) => day === 'up').length;
    for (const words of [name, state, uptime, statusDays.missed(minutesMissed(uptime, days.length), days.length), statusDays.count(up, statusDays.states.up)]) {
      expect(rows[index]?.textContent, name).toContain(words);
    }
    expect(main().getAllByText(name), 'named once').toHaveLength(1);
    expect(rows[index]?.querySelector('[tabindex], button, input')).toBeNull();
  }
});

test('draws every day of each service, with a shape for each state', () => {
  for (const { id } of status.services) {
    const days = statusDays.days[id] ?? [];
    const drawn = Array.from(document.querySelectorAll(`#${id} [data-state]`), (path) => [
      path.getAttribute('data-state'),
      path.getAttribute('d')?.match(/M/g)?.length ?? 0,
    ]);
    const counted: Record<string, number> = {};
    for (const [state, count] of drawn) counted[String(state)] = (counted[String(state)] ?? 0) + Number(count);
    for (const state of new Set(days)) expect(counted[state], `${id}: ${state}`).toBe(days.filter((day) => day === state).length);
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

test('hangs an incident with a date from its day, in the row of the service that it affected, and links to it', () => {
  const [service, other] = status.services;
  const [incident] = status.incidents;
  const touched = status.services.find(({ id }) => statusDays.touched[incident.id]?.includes(id)) ?? service;
  const days = { [touched.id]: ['up', 'down', 'up'], [touched === service ? other.id : service.id]: ['up', 'up', 'up'] } as const;
  const { container } = render(
    <ServiceRack services={status.services} incidents={[{ ...incident, date: '2024-09-30' }]} days={days} lastDay="2024-10-01" />,
  );
  const links = within(container).getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.closest('li')?.id])).toEqual([[incident.title, `#${incident.id}`, touched.id]]);
  expect(within(container).getByText('2024-09-30')).toBeTruthy();
});
