/** The status of other owners: a service that is not operational, a current incident, dates, and a status service. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Incident, ServiceStatus } from '../../content/facts/status';
import { layoutText, serviceStates } from '../../content/interface';
import { statusPage } from '../../content/pages/statusPage';
import { expectNoViolations } from '../../testing/axe';
import { main } from '../../testing/main';

const service = (id: ServiceStatus['id'], state: ServiceStatus['state'] = 'operational'): ServiceStatus => ({
  id,
  name: `Service ${id}`,
  state,
  uptime: '100%',
});

const late: Incident = {
  id: 'late',
  title: 'Late events',
  state: 'identified',
  ended: null,
  affected: { webhooks: ['degraded', 'degraded'] },
  summary: 'Events are late.',
  updates: ['2024-09-30 09:41Z: We know the cause.', 'Next day: It is gone.'],
};
const old: Incident = {
  ...late,
  id: 'old',
  title: 'Old events',
  state: 'resolved',
  ended: '2024-09-20',
  affected: { cache: ['degraded'] },
};

type Facts = typeof import('../../content/facts/status').status;
const dated: Facts = {
  days: 30,
  lastDay: '2024-10-01',
  services: [service('cache'), service('webhooks', 'degraded')],
  incidents: [late, old],
};

beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.doUnmock('../../content/facts/status');
  vi.doUnmock('../../content/site');
  vi.resetModules();
});

/** Shows the page with other facts. Modules that follow from them load again. */
async function open(facts: Facts, statusUrl = '') {
  vi.doMock('../../content/site', async (load) => {
    const { site } = await load<typeof import('../../content/site')>();
    return { site: { ...site, statusUrl } };
  });
  vi.doMock('../../content/facts/status', async (load) => ({ ...(await load<object>()), status: facts }));
  const { renderApp } = await import('../../testing/renderApp');
  return renderApp('/status');
}

const badge = () => screen.getByRole('contentinfo').querySelector('[data-lamp]')?.parentElement;
const lampIn = (element: Element | null | undefined) => element?.querySelector('[data-lamp]')?.getAttribute('data-lamp');

const impaired = ['degraded', 'outage', 'maintenance'] as const;
test.each(impaired)('a service in the state %s changes the lamp and the words of headline, row, and badge', async (state) => {
  await open({ ...dated, services: [service('cache'), service('webhooks', state)], incidents: [] });
  const heading = screen.getByRole('heading', { level: 1 });
  expect([heading.textContent, lampIn(heading)]).toEqual([statusPage.overall(state, 1, 2), state]);
  expect([badge()?.textContent, lampIn(badge())]).toEqual([layoutText.status(serviceStates[state]), state]);
  const rows = ['cache', 'webhooks'].map((id) => document.getElementById(id));
  expect(rows.map(lampIn)).toEqual(['operational', state]);
  expect(rows[1]?.textContent).toContain(serviceStates[state]);
});

test('the headline counts the services in the worst state', async () => {
  await open({
    ...dated,
    services: (['cache', 'webhooks', 'routing'] as const).map((id) => service(id, id === 'routing' ? 'degraded' : 'outage')),
    incidents: [],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(statusPage.overall('outage', 2, 3));
});

test('current incidents are above the services, and resolved ones below them', async () => {
  await open(dated);
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  const { currentHeading, servicesHeading, resolvedHeading, nextStep } = statusPage;
  expect(headings).toEqual([currentHeading, servicesHeading, resolvedHeading, nextStep.heading]);
  expect(screen.getByRole('main').textContent).toContain(`${statusPage.lastIncident}${old.title}`);
  const [first, second] = main().getAllByRole('article');
  expect([lampIn(first), lampIn(second)]).toEqual(['identified', 'resolved']);
  expect(first?.textContent).toContain(`${statusPage.incidentStates.identified}${statusPage.run(1, 0, dated.lastDay)}`);
  expect(second?.textContent).toContain(`${statusPage.incidentStates.resolved}2024-09-20`);
  const times = Array.from(first?.querySelectorAll('li > p') ?? [], (update) => update.querySelector('time')?.dateTime);
  expect(times).toEqual(['2024-09-30 09:41Z', undefined]);
  const dates = [first, second].map((report) =>
    Array.from(report?.querySelectorAll('li:not(:has(p)) time') ?? [], ({ textContent }) => textContent),
  );
  expect(dates).toEqual([['2024-09-30', '2024-10-01'], ['2024-09-20']]);
  await expectNoViolations();
});

test('the days of a current incident are one link, and reach the newest day of its services', async () => {
  await open(dated);
  const link = within(main().getByRole('list', { name: statusPage.notUp('Service webhooks') })).getByRole('link');
  expect(link.textContent).toBe(statusPage.day(statusPage.run(1, 0, dated.lastDay), statusPage.states.degraded, late.title));
  expect(link).toHaveProperty('hash', '#late');
});

test('a page without incidents has no section for them', async () => {
  await open({ ...dated, services: [service('cache')], incidents: [] });
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([statusPage.servicesHeading, statusPage.nextStep.heading]);
  expect(main().queryByRole('article')).toBeNull();
});

test('incidents with dates are in a feed with their state, and a current one has the newest day', async () => {
  await open(dated);
  const { feeds } = await import('../../build/feeds');
  const feed = feeds().get('/status.xml')?.() ?? expect.unreachable('the status page has no feed');
  const dates = Array.from(feed.matchAll(/<updated>(.{10})/g), ([, date]) => date);
  expect(dates).toEqual(['2024-10-01', '2024-10-01', '2024-09-20']);
  expect(feed.split(statusPage.incidentStates.resolved)[0]).toContain(statusPage.incidentStates.identified);
});

test('incidents without dates have no feed', async () => {
  const incidents = [late, { ...old, ended: 11 } as Incident];
  await open({ ...dated, lastDay: null, incidents });
  const { feedPaths } = await import('../../content/outputPaths');
  expect(feedPaths).not.toHaveProperty('/status');
});

test('with a status service, the badge and the docs link to it, and the page names it and shows no state', async () => {
  const statusUrl = 'https://status.example/hub';
  const { container } = await open(dated, statusUrl);
  expect(main().getByRole('link')).toHaveProperty('href', statusUrl);
  expect(screen.getByRole('link', { name: new RegExp(`^${layoutText.statusService}`) })).toHaveProperty('href', statusUrl);
  expect(container.querySelector('[data-lamp], article')).toBeNull();
  const { httpCodes } = await import('../../content/facts/apiReference');
  expect(JSON.stringify(httpCodes)).toContain(statusUrl);
  const { feedPaths } = await import('../../content/outputPaths');
  expect(feedPaths).not.toHaveProperty('/status');
});
