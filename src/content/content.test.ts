import { expect, test } from 'vitest';
import { contentModules } from '../testing/contentModules';
import { textsOf } from '../testing/textsOf';
import glossary from './articles/docs/glossary.md';
import { type ServiceStatus, status } from './facts/status';
import { daysAgo, daysOf } from '../lib/uptime';

const idsOf = (entries: readonly { readonly id: string }[]) => entries.map((entry) => entry.id);

test('incidents are listed newest first, and affect a service', () => {
  const ends = status.incidents.map(({ ended }) => daysAgo(ended, status.lastDay));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  const current = status.incidents.map(({ ended }) => ended === null);
  expect(current, 'current incidents are first').toEqual(current.toSorted((a, b) => Number(b) - Number(a)));
  for (const { id, affected } of status.incidents) expect(Object.keys(affected), id).not.toEqual([]);
});

test('an incident ends on a day on which a service was not up, unless its repair is only monitored', () => {
  const ended = status.incidents.filter(({ state }) => state !== 'monitoring');
  const wasUp = ended.filter(({ affected }) => Object.values(affected).every((states) => states.at(-1) === 'up'));
  expect(idsOf(wasUp)).toEqual([]);
});

test.each<ServiceStatus>(status.services)('the state of $name agrees with its current incidents', (service) => {
  const current = status.incidents.filter(({ ended }) => ended === null);
  const today = daysOf({ id: service.id }, current, status).at(-1)?.state;
  const days = { operational: ['up'], maintenance: ['up', 'degraded', 'down'], degraded: ['degraded'], outage: ['down'] };
  expect(days[service.state]).toContain(today);
});

test.each<ServiceStatus>(status.services)('$name has less than 100% uptime only if an incident took it down', (service) => {
  const wasDown = daysOf(service, status.incidents, status).some(({ state }) => state === 'down');
  expect(Number.parseFloat(service.uptime) < 100).toBe(wasDown);
});

test.each(glossary.sections)('the glossary lists the terms of “$heading” in alphabetical order', ({ sections: terms = [] }) => {
  const names = terms.map(({ heading }) => heading);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('has no blank text', () => {
  // An owner may leave parts of site.ts empty, some fields of the request builder start empty, and questions have no lead.
  const mayBeBlank = /\/(site|names|referencePlates)\.ts$|\/faq\.md$/;
  const blank = Object.entries(contentModules).filter(
    ([file, content]) => !mayBeBlank.test(file) && textsOf(content).some((text) => text.trim() === ''),
  );
  expect(blank.map(([file]) => file)).toEqual([]);
});
