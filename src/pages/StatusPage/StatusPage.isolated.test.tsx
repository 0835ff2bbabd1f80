import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { status } from '../../content/facts/status';
import { sampleTagName } from '../../testing/sampleTagName';
import { serviceStates } from '../../content/interface';
import { statusPage } from '../../content/pages/statusPage';
import { dateBefore, daysAgo, daysOf, downtimeMinutes, startedDaysAgo, worstOf } from '../../lib/uptime';
import { main } from '../../testing/main';
import { renderApp } from '../../testing/renderApp';

// With a status service, the page has a link only (otherStatus.isolated.test.tsx).
vi.mock('../../content/site', () => import('../../testing/unconnectedSite'));

beforeEach(() => renderApp('/status').then(() => undefined));

const statesOf = (service: string) =>
  daysOf(status.services.find(({ id }) => id === service) ?? { id: '' }, status.incidents, status).map(({ state }) => state);

const when = (ago: number) => (status.lastDay ? dateBefore(status.lastDay, ago) : statusPage.when(ago));

test('starts with the worst state of the services, and tags a sample once', () => {
  const [heading] = main().getAllByRole('heading');
  const state = worstOf(status.services);
  const count = status.services.filter((service) => service.state === state).length;
  expect(heading?.textContent).toBe(statusPage.overall(state, count, status.services.length));
  expect(main().queryAllByRole('link', { name: sampleTagName })).toHaveLength(status.isSample ? 1 : 0);
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
      serviceStates[state],
      uptime,
      statusPage.missed(downtimeMinutes(uptime, days.length), days.length),
      statusPage.count(up, statusPage.states.up),
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

test('shows the state, the date, and the updates of each incident, and links its last day to it', () => {
  const reports = main().queryAllByRole('article');
  expect(reports).toHaveLength(status.incidents.length);
  for (const [index, incident] of status.incidents.entries()) {
    const { id, state, ended, updates, affected } = incident;
    const report = reports[index] ?? expect.unreachable();
    const date = ended === null ? startedDaysAgo(incident, status.lastDay) : daysAgo(ended, status.lastDay);
    const between = ended === null ? `,\u00a0${statusPage.started} ` : '\u00a0';
    expect(report.textContent).toContain(`${statusPage.incidentStates[state]}${between}${when(date)}`);
    expect(
      within(report)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(updates);
    if (Object.values(affected).every((states) => states.at(-1) === 'up')) continue;
    const links = main().getAllByRole<HTMLAnchorElement>('link');
    const days = links.filter(({ hash }) => hash === `#${id}`).map(({ textContent }) => textContent);
    expect(days.some((text) => text.startsWith(`${when(daysAgo(ended, status.lastDay))}:`))).toBe(true);
  }
});

test('names the drawing of each service, and not each label of its axis', () => {
  for (const { name } of status.services) expect(main().getByRole('img', { name: statusPage.drawing(name, status.days) })).toBeTruthy();
});

test('lists the days that were not up in the order of their bars, with a link to the incident', () => {
  for (const service of status.services) {
    const days = daysOf(service, status.incidents, status).filter(({ state }) => state !== 'up');
    const list = screen.queryByRole('list', { name: statusPage.notUp(service.name) });
    const items = list ? within(list).getAllByRole('listitem') : [];
    expect(items.map(({ textContent }) => textContent)).toEqual(
      days.map(({ state, ago, incident }) => statusPage.day(when(ago), statusPage.states[state], incident?.title)),
    );
    expect(items.map((item) => within(item).queryByRole<HTMLAnchorElement>('link')?.hash)).toEqual(
      days.map(({ incident }) => incident && `#${incident.id}`),
    );
  }
});
