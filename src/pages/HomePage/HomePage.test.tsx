import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { stepPrefix, typingDemo } from '../../content/controls';
import { home } from '../../content/home';
import { providerBay } from '../../content/providerBay';
import { providerDemos } from '../../content/providerDemo';
import { testimonials, testimonialsIntro } from '../../content/testimonials';
import { subscribeToAnnouncements } from '../../lib/announce';
import { routeById } from '../../routes';
import { sampleTagName } from '../../testing/sampleTagName';
import { renderApp } from '../../testing/renderApp';
import { ProviderBay } from './ProviderBay';

const main = () => within(screen.getByRole('main'));
const [openai, anthropic] = providerDemos;

/** The section under a heading. */
function section(heading: string) {
  return within(main().getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement);
}

afterEach(() => {
  vi.useRealTimers();
});

/** Only the clock of the demo: user-event waits for real timeouts. */
function stopDemoClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const isDone = () => main().getByRole('button', { name: typingDemo.showAll }).getAttribute('aria-disabled') === 'true';
const provider = (name: string) => screen.getByRole('radio', { name });

/** The samples in the accessibility tree. */
function readableSamples() {
  return main()
    .getAllByRole('figure')
    .flatMap((figure) => [...figure.querySelectorAll('code')])
    .filter((code) => !code.closest('[aria-hidden="true"], [hidden]'))
    .map((code) => code.textContent);
}

test('starts with its promise and two links to the next steps', async () => {
  await renderApp('/');
  expect(main().getByRole('heading', { level: 1 }).textContent.replaceAll('\u00a0', ' ')).toBe(home.hero.heading);
  for (const { text, route } of [home.hero.primaryAction, home.hero.secondaryAction]) {
    expect(main().getByRole('link', { name: text }).getAttribute('href')).toBe(routeById(route).path);
  }
});

test('types the first sample once, at 20 milliseconds a character', async () => {
  stopDemoClock();
  await renderApp('/');
  const { length } = openai.code.code;
  await wait(20 * (length - 1));
  expect(isDone()).toBe(false);
  await wait(20);
  expect(isDone()).toBe(true);
  await wait(60_000);
  expect(isDone()).toBe(true);
});

test('restarts the demo with the other sample when the provider changes, and keeps focus on the toggle', async () => {
  stopDemoClock();
  await renderApp('/');
  await wait(20 * openai.code.code.length);
  await userEvent.click(provider(anthropic.label));
  expect(isDone()).toBe(false);
  expect(readableSamples()).toEqual([anthropic.code.code]);
  expect(document.activeElement).toBe(provider(anthropic.label));
  await wait(20 * anthropic.code.code.length);
  expect(isDone()).toBe(true);
});

test('exposes the whole selected sample, and no other, to screen readers at once', async () => {
  stopDemoClock();
  await renderApp('/');
  expect(readableSamples()).toEqual([openai.code.code]);
  await wait(100);
  expect(readableSamples()).toEqual([openai.code.code]);
});

test('keeps the other sample in the document, for print and for visitors without JavaScript', async () => {
  await renderApp('/');
  const hidden = [...screen.getByRole('main').querySelectorAll('[hidden] code')].map((code) => code.textContent);
  expect(hidden).toEqual([anthropic.code.code]);
});

const down = (name: string) => main().getByRole('checkbox', { name: `${providerBay.breaker} ${name}` });

test('has a breaker for each provider that can be chosen, and names every socket', async () => {
  await renderApp('/');
  for (const { label } of providerDemos) {
    expect(provider(label)).toBeTruthy();
    expect(down(label)).toBeTruthy();
  }
  const others = within(main().getByRole('group', { name: home.hero.providerLabel })).getAllByRole('listitem');
  const named = [...providerDemos.map(({ label }) => label), ...others.map(({ textContent }) => textContent)];
  expect(named).toEqual(providerBay.sockets.map(({ name }) => name));
});

test('says once, in one message, which providers are down and who answers', async () => {
  const said = vi.fn<(message: string) => void>();
  const stop = subscribeToAnnouncements((message) => message && said(message.trim()));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp('/');
  const presses = [
    [down(openai.label), [openai.label], anthropic.label],
    [provider(anthropic.label), [openai.label], anthropic.label],
    [down(anthropic.label), [openai.label, anthropic.label], undefined],
    [down(openai.label), [anthropic.label], openai.label],
    [down(anthropic.label), [], anthropic.label],
  ] as const;
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  for (const [control, unreachable, answering] of presses) {
    said.mockClear();
    await user.click(control);
    await wait(200);
    expect(said.mock.calls).toEqual([[providerBay.spoken(unreachable, answering)]]);
  }
  stop();
});

test('does not restart the demo when a provider goes down', async () => {
  stopDemoClock();
  await renderApp('/');
  await wait(20 * openai.code.code.length);
  await userEvent.click(down(openai.label));
  expect(isDone()).toBe(true);
  expect(readableSamples()).toEqual([openai.code.code]);
});

test('keeps the provider that was plugged in before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const plugged = vi.fn<(id: string) => void>();
  const bay = <ProviderBay label="Provider" providers={providerDemos} onPlug={plugged} />;
  container.innerHTML = renderToString(bay);
  container.querySelector<HTMLInputElement>(`[type=radio][value=${anthropic.id}]`)?.click();
  render(bay, { container, hydrate: true });
  expect(plugged.mock.calls).toEqual([[anthropic.id]]);
  expect(provider(anthropic.label)).toHaveProperty('checked', true);
});

test('explains how it works in three numbered steps', async () => {
  await renderApp('/');
  const steps = section(home.howItWorks.heading).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual(
    home.howItWorks.steps.map(({ title }) => title),
  );
  for (const [index, step] of steps.entries()) expect(step.textContent).toContain(stepPrefix(index + 1));
});

test('states in figures what plans include', async () => {
  await renderApp('/');
  const items = section(home.trust.heading).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(home.trust.items.map(({ name }) => name));
});

test('leads from each integration to its tab', async () => {
  await renderApp('/');
  const teaser = section(home.integrationsTeaser.heading);
  for (const { id, name } of home.integrationsTeaser.items) {
    expect(teaser.getByRole('link', { name }).getAttribute('href')).toBe(`/integrations#${id}`);
  }
});

test('lists every feature under a heading', async () => {
  await renderApp('/');
  const headings = section(home.features.heading).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(home.features.items.map(({ title }) => title));
});

test('quotes people by role and kind of company, and tags the quotes as samples', async () => {
  await renderApp('/');
  const teams = section(testimonialsIntro.heading);
  expect(teams.getByRole('link', { name: sampleTagName })).toBeTruthy();
  const figures = teams.getAllByRole('figure');
  expect(figures).toHaveLength(testimonials.length);
  for (const [index, { quote, role, company }] of testimonials.entries()) {
    const figure = within(figures[index] as HTMLElement);
    expect(figure.getByRole('blockquote').textContent).toContain(quote);
    expect(figure.getByText(`${role}, ${company}`)).toBeTruthy();
  }
});

test('ends with links to the next steps', async () => {
  await renderApp('/');
  const links = section(home.callToAction.heading).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    home.callToAction.actions.map(({ text, route }) => [text, routeById(route).path]),
  );
});
