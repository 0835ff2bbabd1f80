import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { status } from '../../content/facts/status';
import { sampleTagName } from '../../testing/sampleTagName';
import { statusDays } from '../../content/facts/statusDays';
import { daysOf, downtimeMinutes } from '../../lib/uptime';
import { renderApp } from '../../testing/renderApp';
import { ServiceRack } from './ServiceRack';

beforeEach(() => renderApp('/status').then(() => undefined));

const statesOf = (service: string) =>
  daysOf(status.services.find(({ id }) => id === service) ?? { id: '' }, status.incidents, status).map(({ state }) => state);

const main = () => within(screen.getByRole('main'));

test('starts with the state of all systems, and tags the page as a sample once', () => {
  const [heading] = main().getAllByRole('heading');
  expect(heading?.textContent).toBe(status.overall);
  expect(main().getAllByRole('link', { name: sampleTagName })).toHaveLength(1);
});

test('shows state, uptime, minutes of downtime, and days up for each service', () => {
  const rows = within(main().getByRole('figure'))
    .getAllByRole('listitem')
    .filter((row) => row.id);
  expect(rows.map(({ id }) => id)).toEqual(status.services.map(({ id }) => id));
  for (const [index, { id, name, state, uptime }] of status.services.entries()) {
    const days = statesOf(id);
    const up = days.filter((day) => day === 'up').length;
    for (const text of [
      name,
      state,
      uptime,
      statusDays.missed(downtimeMinutes(uptime, days.length), days.length),
      statusDays.count(up, statusDays.states.up),
    ]) {
      expect(rows[index]?.textContent, name).toContain(text);
    }
    expect(main().getAllByText(name), 'named once').toHaveLength(1);
    expect(rows[index]?.querySelector('[tabindex], button, input')).toBeNull();
  }
});

test('draws every day of each service once, with a shape for each state', () => {
  for (const { id } of status.services) {
    const days = statesOf(id);
    const drawn = Array.from(document.querySelectorAll(`#${id} [data-state]:not(#${id} ul *)`), (path) => [
      path.getAttribute('data-state'),
      path.getAttribute('d')?.match(/M/g)?.length ?? 0,
    ]);
    const counted: Record<string, number> = {};
    for (const [state, count] of drawn) counted[String(state)] = (counted[String(state)] ?? 0) + Number(count);
    for (const state of new Set(days)) expect(counted[state], `${id}: ${state}`).toBe(days.filter((day) => day === state).length);
  }
});

test('shows the state, the end, and the updates of each incident, and links its last day to it', () => {
  const reports = main()
    .getAllByRole('article')
    .map((report) => within(report));
  expect(reports).toHaveLength(status.incidents.length);
  for (const [index, { id, state, ended, updates }] of status.incidents.entries()) {
    expect(reports[index]?.getByText(state).parentElement?.textContent).toBe(`${state}\u00a0${statusDays.when(ended)}`);
    const days = main()
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ hash }) => hash === `#${id}`)
      .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    expect(Math.min(...days)).toBe(ended);
    expect(reports[index]?.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(updates);
  }
});

test('names the drawing of each service, and not each label of its axis', () => {
  for (const { name } of status.services) expect(main().getByRole('img', { name: statusDays.drawing(name, status.days) })).toBeTruthy();
});

test('has no live region', () => {
  expect(main().queryByRole('status')).toBeNull();
  expect(main().queryByRole('alert')).toBeNull();
});

test('lists the days that were not up, newest first, with a link to the incident', () => {
  const [late] = status.incidents;
  for (const { id, name } of status.services) {
    const days = statesOf(id);
    const listed = days.flatMap((state, index) =>
      state === 'up' ? [] : [`${statusDays.when(days.length - 1 - index)}: ${statusDays.states[state]}`],
    );
    const list = screen.queryByRole('list', { name: statusDays.notUp(name) });
    const items = list
      ? within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
    expect(
      items.map((text) => text.replace(/ \(.*/, '')),
      name,
    ).toEqual(listed.toReversed());
  }
  const webhooks = within(screen.getByRole('list', { name: statusDays.notUp('Webhooks') }));
  for (const link of webhooks.getAllByRole('link')) expect(link).toHaveProperty('hash', `#${late.id}`);
  expect(webhooks.getAllByRole('link')).toHaveLength(3);
});

test('lists days by date if it is known, and shows the date of the incident', () => {
  const [incident] = status.incidents;
  const [service] = status.services.filter(({ id }) => id in incident.affected);
  if (!service) throw new Error('The incident touched no service.');
  const affected = { [service.id]: ['degraded', 'down'] } as const;
  const { container } = render(
    <ServiceRack services={[service]} incidents={[{ ...incident, affected, ended: '2024-09-30' }]} days={3} lastDay="2024-10-01" />,
  );
  const items = within(within(container).getByRole('list', { name: statusDays.notUp(service.name) })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    statusDays.day('2024-09-30', statusDays.states.down, incident.title),
    statusDays.day('2024-09-29', statusDays.states.degraded, incident.title),
  ]);
  for (const item of items) expect(within(item).getByRole('link')).toHaveProperty('hash', `#${incident.id}`);
});
