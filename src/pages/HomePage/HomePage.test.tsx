import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { callLog } from '../../content/pages/callLog';
import { codeLanguageNames, copyButton, stepPrefix, typingDemo } from '../../content/interface';
import { failoverTimeline } from '../../content/pages/timelines';
import { home } from '../../content/pages/home';
import { keyTangle } from '../../content/pages/keyTangle';
import { planFacts } from '../../content/facts/planFacts';
import { plans } from '../../content/pages/plans';
import { providerBay } from '../../content/pages/providerBay';
import { providerAnswers, providerDemos } from '../../content/pages/providerDemo';
import { providerNames } from '../../content/facts/providers';
import { quotaGauge } from '../../content/pages/quotaGauge';
import { testimonials, testimonialsIntro } from '../../content/pages/testimonials';
import type { PictureText } from '../../content/types';
import { emptyRegionMs } from '../../lib/announce';
import { routeById } from '../../content/routes';
import { sampleTagName } from '../../testing/sampleTagName';
import { main } from '../../testing/main';
import { recordAnnouncements } from '../../testing/recordAnnouncements';
import { renderApp } from '../../testing/renderApp';
import { FailoverDemo } from './FailoverDemo';

const [openai, anthropic] = providerDemos;
/** Those of the list that are not in the demo. */
const others = Object.values(providerNames).slice(providerDemos.length);

function section(heading: string) {
  return within(main().getByRole('heading', { level: 2, name: heading }).closest('section') as HTMLElement);
}

afterEach(() => {
  vi.useRealTimers();
});

/** Fakes only the clock of the demo, because user-event waits for real timeouts. */
function stopDemoClock() {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The time until the first frame in which a sample is typed. Fake frames take 16 ms. */
const typingTime = ({ codeSet }: Pick<typeof openai, 'codeSet'>) => Math.ceil((20 * codeSet.curl.code.length) / 16) * 16;
const isDone = () => main().getByRole('button', { name: typingDemo.showAll }).getAttribute('aria-disabled') === 'true';
const provider = (name: string) => screen.getByRole('radio', { name });

function readableSamples() {
  return main()
    .getAllByRole('figure', { name: new RegExp(`^${home.hero.sampleTitle('')}`) })
    .flatMap((figure) => [...figure.querySelectorAll('code')])
    .filter((code) => !code.closest('[aria-hidden="true"], [hidden]'))
    .map((code) => code.textContent);
}

test('starts with the slogan and two links to the next steps', async () => {
  await renderApp('/');
  expect(main().getByRole('heading', { level: 1 }).textContent.replaceAll('\u00a0', ' ')).toBe(home.hero.heading);
  for (const { text, route } of [home.hero.primaryAction, home.hero.secondaryAction]) {
    expect(main().getAllByRole('link', { name: text })[0]?.getAttribute('href')).toBe(routeById(route).path);
  }
});

test('restarts the demo with the other sample and keeps focus when the provider changes', async () => {
  stopDemoClock();
  await renderApp('/');
  await wait(typingTime(openai));
  await userEvent.click(provider(anthropic.label));
  expect(isDone()).toBe(false);
  expect(readableSamples()).toEqual([anthropic.codeSet.curl.code]);
  expect(document.activeElement).toBe(provider(anthropic.label));
  await wait(typingTime(anthropic));
  expect(isDone()).toBe(true);
});

test('keeps samples of the other provider and languages in the document for print and for visitors without JavaScript', async () => {
  await renderApp('/');
  const hidden = [...screen.getByRole('main').querySelectorAll('[hidden] code')].map((code) => code.textContent);
  const { javascript, python } = openai.codeSet;
  expect(hidden).toEqual([javascript, python, anthropic.codeSet.curl].map(({ code }) => code));
});

test('shows and copies the sample in the selected language, without typing it again', async () => {
  stopDemoClock();
  await renderApp('/');
  await wait(typingTime(openai));
  const user = userEvent.setup();
  const languages = within(main().getByRole('group', { name: home.hero.languageLabel }));
  await user.click(languages.getByRole('radio', { name: codeLanguageNames.python }));
  expect(isDone()).toBe(true);
  expect(readableSamples()).toEqual([openai.codeSet.python.code]);
  await user.click(main().getByRole('button', { name: new RegExp(`^${copyButton.copy} ${home.hero.sampleTitle(openai.label)}`) }));
  expect(await navigator.clipboard.readText()).toBe(openai.codeSet.python.code);
  await user.click(languages.getByRole('radio', { name: codeLanguageNames.curl }));
});

const providerSwitch = (name: string) => main().getByRole('switch', { name });
const shownResult = () => main().getByText(providerBay.events.answered, { selector: '[data-shown] code' }).closest('[data-shown]');

test('says which provider answered after which failures, with the event and the response', async () => {
  await renderApp('/');
  await userEvent.click(providerSwitch(openai.label));
  expect(shownResult()?.querySelector('strong')?.textContent).toBe(`${anthropic.label} answered after ${openai.label} returned 503.`);
  expect(shownResult()?.querySelector('pre')?.textContent).toBe(providerAnswers.anthropic.code);
});

test('shows the next provider before it is needed', async () => {
  await renderApp('/');
  const bay = within(main().getByRole('group', { name: new RegExp(`^${providerBay.task}`) }));
  expect(bay.getAllByRole('switch')).toHaveLength(Object.keys(providerNames).length);
  const states = () =>
    Object.values(providerNames).map((label) => providerSwitch(label).parentElement?.textContent?.replace(label, '').trim());
  const { answers, next, up, down } = providerBay.states;
  expect(states()).toEqual([answers, next, ...others.map(() => up)]);
  await userEvent.click(providerSwitch(openai.label));
  expect(states()).toEqual([down, answers, ...others.map((_, index) => (index === 0 ? next : up))]);
  await userEvent.click(provider(anthropic.label));
  await userEvent.click(providerSwitch(openai.label));
  expect(states()).toEqual([next, answers, ...others.map(() => up)]);
});

test('announces the result of each change in one message', async () => {
  const announced = recordAnnouncements();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderApp('/');
  const clicks = [
    [providerSwitch(openai.label), [openai.label], anthropic.label],
    [provider(anthropic.label), [], anthropic.label],
    [providerSwitch(anthropic.label), [anthropic.label, openai.label], others[0]],
    ...others.map((name, index) => {
      const failed = [anthropic.label, openai.label, ...others.slice(0, index + 1)];
      return [providerSwitch(name), failed, others[index + 1]] as const;
    }),
    [providerSwitch(openai.label), [anthropic.label], openai.label],
  ] as const;
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  for (const [control, failed, answering] of clicks) {
    await user.click(control);
    await wait(200);
    expect(announced.splice(0)).toEqual([providerBay.result(failed, answering)]);
  }
});

test('does not restart the demo when a provider goes down', async () => {
  stopDemoClock();
  await renderApp('/');
  await wait(typingTime(openai));
  await userEvent.click(providerSwitch(openai.label));
  expect(isDone()).toBe(true);
  expect(readableSamples()).toEqual([openai.codeSet.curl.code]);
});

test('keeps choices that were made before hydration, and announces nothing', async () => {
  const announced = recordAnnouncements();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<FailoverDemo />);
  container.querySelector<HTMLInputElement>(`[type=radio][value=${anthropic.id}]`)?.click();
  container.querySelector<HTMLInputElement>(`[type=checkbox][value=${anthropic.id}]`)?.click();
  render(<FailoverDemo />, { container, hydrate: true });
  expect(provider(anthropic.label)).toHaveProperty('checked', true);
  expect(container.querySelector('[data-shown] strong')?.textContent).toBe(providerBay.result([anthropic.label], openai.label));
  await new Promise((resolve) => setTimeout(resolve, 2 * emptyRegionMs));
  expect(announced).toEqual([]);
});

test('explains how the product works in three numbered steps', async () => {
  await renderApp('/');
  const steps = section(home.howItWorks.heading).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual(
    home.howItWorks.steps.map(({ title }) => title),
  );
  for (const [index, step] of steps.entries()) expect(step.textContent).toContain(stepPrefix(index + 1));
});

test('links each integration to its tab', async () => {
  await renderApp('/');
  const teaser = section(home.integrationsTeaser.heading);
  for (const { id, name } of home.integrationsTeaser.items) {
    expect(teaser.getByRole('link', { name }).getAttribute('href')).toBe(`/integrations#${id}`);
  }
});

test('lists every feature under a heading', async () => {
  await renderApp('/');
  const headings = section(home.features.heading).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent).sort()).toEqual(home.features.items.map(({ title }) => title).sort());
});

test('shows four pictures of the product, and tags those with sample data', async () => {
  await renderApp('/');
  const features = section(home.features.heading);
  for (const { title, isSample = false } of [callLog, failoverTimeline, keyTangle, quotaGauge] as readonly PictureText[]) {
    const picture = within(features.getByRole('figure', { name: title }));
    expect(picture.queryAllByRole('link', { name: sampleTagName })).toHaveLength(isSample ? 1 : 0);
  }
});

test('logs the failed attempt and the successful one', async () => {
  await renderApp('/');
  const log = within(section(home.features.heading).getByRole('table', { name: callLog.title }));
  expect(log.getAllByRole('row')).toHaveLength(1 + callLog.shortLength);
  expect(log.getByRole('row', { name: /openai → anthropic 503 → 200/ })).toBeTruthy();
});

test('attributes quotes to a role and a kind of company, and tags samples', async () => {
  await renderApp('/');
  const teams = section(testimonialsIntro.heading);
  expect(teams.queryAllByRole('link', { name: sampleTagName })).toHaveLength(testimonials.some(({ isSample }) => isSample) ? 1 : 0);
  const figures = teams.getAllByRole('figure');
  expect(figures).toHaveLength(testimonials.length);
  for (const [index, { quote, role, company }] of testimonials.entries()) {
    const figure = within(figures[index] as HTMLElement);
    expect(figure.getByRole('blockquote').textContent).toContain(quote);
    expect(figure.getByText(`${role}, ${company}`)).toBeTruthy();
  }
});

test('ends with the price of each plan, whom it is for, and links to the next steps', async () => {
  await renderApp('/');
  const end = section(home.callToAction.heading);
  const list = end.getAllByRole('list').at(-1);
  const lines = within(list as HTMLElement).getAllByRole('listitem');
  expect(lines).toHaveLength(planFacts.length);
  for (const [index, { id, name, price }] of planFacts.entries()) {
    for (const words of [name, price, plans[id].audience]) expect(lines[index]?.textContent).toContain(words);
  }
  expect(end.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    home.callToAction.actions.map(({ text, route }) => [text, routeById(route).path]),
  );
});

test('tells its story from the promise to the plans', async () => {
  await renderApp('/');
  const headings = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  const { howItWorks, features, integrationsTeaser, callToAction } = home;
  expect(headings).toEqual([howItWorks, features, integrationsTeaser, testimonialsIntro, callToAction].map(({ heading }) => heading));
});
