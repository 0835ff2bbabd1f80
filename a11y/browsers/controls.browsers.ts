/** Controls of the pages: tabs, answers, tooltips, menu, choices, forms, theme. */
import { contact } from '../../src/content/contact';
import { codeLanguageNames, copyButton } from '../../src/content/controls';
import { requestProviders, statusAnswers } from '../../src/content/docs/referencePlates';
import { faq } from '../../src/content/faq';
import { errorPrefix } from '../../src/content/forms';
import { frame, themeControl } from '../../src/content/frame';
import { home } from '../../src/content/home';
import { planFeatures, pricingPage } from '../../src/content/plans';
import { providerBay } from '../../src/content/providerBay';
import { routeById } from '../../src/routes';
import { click, expectAddress, expectFocus, focus, hydrated, pointAt, soon, type } from './actions';
import { type EnginePage, run } from './page';
import { expect, test } from './test';

const product = routeById('product').path;
const resources = routeById('resources').path;

const historyLength = (page: EnginePage) => run(page, () => history.length);

/** What the first row of tabs has, and the ids of the headings that stand in its panels. */
const tabsOf = (page: EnginePage) =>
  run(page, () =>
    Array.from(shown('main [role=tablist]').querySelectorAll<HTMLElement>('[role=tab]'), (tab) => ({
      label: tab.textContent ?? '',
      hash: `#${document.getElementById(tab.getAttribute('aria-controls') ?? '')?.querySelector('h2')?.id}`,
    })),
  );

/** Waits until one tab of the first row is chosen, and its panel alone is shown. */
async function expectTab(page: EnginePage, label: string): Promise<void> {
  await soon(page, [label, label], () => {
    const tabs = Array.from(shown('main [role=tablist]').querySelectorAll<HTMLElement>('[role=tab]'));
    const chosen = tabs.filter((tab) => tab.ariaSelected === 'true');
    const open = tabs.filter((tab) => document.querySelector(`#${CSS.escape(tab.getAttribute('aria-controls') ?? '')} h2`)?.checkVisibility());
    return [chosen, open].map((some) => some.map((tab) => tab.textContent).join());
  });
}

test.describe.configure({ mode: 'default' });

test('tabs: arrow keys, Home and End choose, Tab leads into the panel, a press that slides off chooses nothing', async ({ view }) => {
  await view.open(product);
  await hydrated(view);
  const tabs = await tabsOf(view);
  const [first, second, third] = tabs.map(({ label }) => label);
  const last = tabs.at(-1)?.label;
  if (!first || !second || !third || !last) throw new Error('There are fewer than three tabs.');
  await focus(view, '[role=tab]', first);
  for (const [key, label] of [['ArrowRight', second], ['ArrowRight', third], ['ArrowLeft', second], ['End', last], ['Home', first]] as const) {
    await view.press(key);
    await expectTab(view, label);
    await expectFocus(view, '[role=tab]', label);
  }
  await view.press('Tab');
  await soon(view, true, () => document.activeElement?.closest('[role=tabpanel]') !== null);
  await pointAt(view, '[role=tab]', second);
  await view.pointerDown();
  await pointAt(view, 'h1');
  await view.pointerUp();
  await expectTab(view, first);
  await click(view, '[role=tab]', second);
  await expectTab(view, second);
});

test('tabs: each that is chosen costs one press of Back, and Forward is kept', async ({ view }) => {
  await view.open(product);
  await hydrated(view);
  const [first, second, third] = await tabsOf(view);
  if (!first || !second || !third) throw new Error('There are fewer than three tabs.');
  const before = await historyLength(view);
  await click(view, '[role=tab]', second.label);
  await expectAddress(view, product + second.hash);
  await click(view, '[role=tab]', third.label);
  await expectAddress(view, product + third.hash);
  await expectTab(view, third.label);
  expect(await historyLength(view)).toBe(before + 2);
  for (const [move, { label, hash }] of [['back', second], ['back', { ...first, hash: '' }], ['forward', second], ['forward', third], ['back', second]] as const) {
    await view[move]();
    await expectTab(view, label);
    await expectAddress(view, product + hash);
    expect(await historyLength(view), `${move} to ${label}`).toBe(before + 2);
  }
});

test('answers: one is open at a time, its question stays on screen with focus, and its address opens it', async ({ view }) => {
  await view.open(resources);
  await hydrated(view);
  const open = () => Array.from(document.querySelectorAll('main button[aria-expanded=true]'), (button) => button.textContent);
  const inView = (words: string) => {
    const { top, bottom } = shown('main button[aria-expanded]', words).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  for (const index of [0, 4, 1] as const) {
    const { question, id } = faq[index];
    await focus(view, 'main button[aria-expanded]', question);
    // Not every browser scrolls all of what gets focus by script into view.
    await run(view, () => document.activeElement?.scrollIntoView({ block: 'center' }));
    await view.press('Enter');
    await soon(view, [question], open);
    await expectAddress(view, `${resources}#faq-${id}`);
    await expectFocus(view, 'main button[aria-expanded]', question);
    await soon(view, true, inView, question);
  }
  await click(view, 'main button[aria-expanded]', faq[1].question);
  await soon(view, [], open);
  await view.open(routeById('terms').path);
  await hydrated(view);
  await view.open(`${resources}#faq-${faq[5].id}`);
  await soon(view, [faq[5].question], open);
  await soon(view, true, inView, faq[5].question);
});

test('tooltips: shown by focus and by the pointer, kept while the pointer is on them, closed by Esc without moving focus', async ({ view }) => {
  await view.open(routeById('pricing').path);
  await hydrated(view);
  const name = `${pricingPage.tooltipButtonLabel} ${planFeatures[0].label}`;
  const tip = () => Array.from(document.querySelectorAll('[role=tooltip]')).length;
  // As people come to it, by a key: focus by script shows a tooltip only after one.
  await view.press('Tab');
  await focus(view, 'main button', name);
  await soon(view, 1, tip);
  expect(await run(view, (words) => Boolean(document.getElementById(shown('main button', words).getAttribute('aria-describedby') ?? '')), name)).toBe(true);
  await view.press('Escape');
  await soon(view, 0, tip);
  await expectFocus(view, 'main button', name);
  await run(view, () => (document.activeElement as HTMLElement).blur());
  // Again where the browser has taken two movements for one: the first of a pointer shows nothing.
  await expect(async () => {
    await pointAt(view, 'h1');
    await pointAt(view, 'main button', name);
    await expect.poll(() => run(view, tip), { timeout: 3000 }).toBe(1);
  }).toPass({ timeout: 20_000 });
  await pointAt(view, '[role=tooltip]');
  // Longer than a tooltip waits before it closes.
  await run(view, () => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await run(view, tip)).toBe(1);
  await view.press('Escape');
  await soon(view, 0, tip);
});

test('menu of narrow windows: opens and closes by key and press, Esc gives focus back, a link closes it', async ({ view }) => {
  await view.resize(520, 800);
  await view.open('/');
  await hydrated(view);
  const state = (name: string) => shown('header button', name).ariaExpanded;
  const navigation = () => document.querySelector<HTMLElement>('header nav')?.checkVisibility({ visibilityProperty: true });
  await soon(view, false, navigation);
  await focus(view, 'header button', frame.menu);
  await view.press('Enter');
  await soon(view, 'true', state, frame.menu);
  await soon(view, true, navigation);
  await view.press('Tab');
  await view.press('Escape');
  await soon(view, 'false', state, frame.menu);
  await soon(view, false, navigation);
  await expectFocus(view, 'header button', frame.menu);
  await click(view, 'header button', frame.menu);
  await soon(view, 'true', state, frame.menu);
  await click(view, `header nav a[href="${routeById('pricing').path}"]`);
  await expectAddress(view, routeById('pricing').path);
  await soon(view, 'false', state, frame.menu);
  await view.resize(1280, 900);
  await soon(view, true, navigation);
});

test('home page: a provider is chosen by arrow key and press, and its breaker shows who responds instead', async ({ view }) => {
  await view.open('/');
  await hydrated(view);
  const bay = 'main fieldset:has(input[type=checkbox])';
  const names = await run(view, (group) => Array.from(shown(group).querySelectorAll<HTMLInputElement>('[type=radio]'), ({ labels }) => labels?.[0]?.textContent ?? ''), bay);
  const answer = (group: string) => Array.from(shown(group).querySelectorAll<HTMLElement>('strong')).filter((words) => words.checkVisibility({ visibilityProperty: true })).map((words) => words.textContent ?? '');
  const [first = '', second = ''] = names;
  await soon(view, [providerBay.answers(first)], answer, bay);
  await focus(view, `${bay} [type=radio]:checked`);
  await view.press('ArrowDown');
  await soon(view, [providerBay.answers(second)], answer, bay);
  await soon(view, true, (title) => Array.from(document.querySelectorAll('figure')).some((figure) => figure.checkVisibility() && figure.textContent?.includes(title)), home.hero.sampleTitle(second));
  await click(view, `${bay} [type=checkbox]`, `${providerBay.breaker} ${second}`);
  await soon(view, [providerBay.answers(first)], answer, bay);
  await soon(view, true, (words) => Array.from(document.querySelectorAll('[role=status]')).some(({ textContent }) => textContent === words), providerBay.spoken([second], first));
  await click(view, `${bay} [type=checkbox]`, `${providerBay.breaker} ${first}`);
  await soon(view, [`${providerBay.unavailable.code} ${providerBay.unavailable.meaning}. ${providerBay.nobody}`], answer, bay);
});

test('API reference: a status code shows its body, another provider and what is typed rewrite the request', async ({ view }) => {
  await view.open(routeById('docsApiReference').path);
  await hydrated(view);
  const bodies = (titles: readonly string[]) => Array.from(document.querySelectorAll<HTMLElement>('figure')).filter((figure) => figure.checkVisibility()).map((figure) => titles.find((title) => figure.querySelector('figcaption')?.textContent?.includes(title))).filter((title) => title !== undefined);
  const titles = statusAnswers.map(({ bodyTitle }) => bodyTitle);
  for (const index of [1, statusAnswers.length - 1]) {
    const { label, bodyTitle } = statusAnswers[index] ?? { label: '', bodyTitle: '' };
    await click(view, 'main label:has([type=radio])', label);
    await soon(view, [bodyTitle], bodies, titles);
  }
  const builder = 'main fieldset:has([name=max_tokens])';
  const second = requestProviders[1]?.fields;
  await focus(view, `${builder} [type=radio]:checked`);
  await view.press('ArrowDown');
  await focus(view, `${builder} [name=temperature]`);
  // By script: WebKitWebDriver's keys reach the page and not the editing commands of GTK.
  await run(view, () => (document.activeElement as HTMLInputElement).select());
  await type(view, '0.7');
  const isIn = (words: readonly string[]) => Array.from(document.querySelectorAll<HTMLElement>('section:has(#request-builder) code')).filter((code) => code.checkVisibility()).some((code) => words.every((word) => code.textContent?.includes(word)));
  await soon(view, true, isIn, [second?.provider ?? '-', second?.model ?? '-', '0.7']);
});

test('code: a language that is chosen once switches every sample and stays, and a copy is said', async ({ view }) => {
  await view.open(routeById('docs').path);
  await hydrated(view);
  const unswitched = (name: string) => Array.from(document.querySelectorAll<HTMLElement>('[role=tab]')).filter((tab) => tab.textContent === name && tab.ariaSelected !== 'true').length;
  await click(view, '[role=tab]', codeLanguageNames.python);
  await soon(view, 0, unswitched, codeLanguageNames.python);
  await expectFocus(view, '[role=tab]', codeLanguageNames.python);
  await click(view, 'main figcaption button');
  await soon(view, true, (words) => Array.from(document.querySelectorAll('[role=status]')).some(({ textContent }) => textContent?.includes(words)), copyButton.copied);
  await view.open(product);
  await hydrated(view);
  await soon(view, 0, unswitched, codeLanguageNames.python);
});

test('forms: sent empty, the title and a summary with focus say what is wrong, and its links lead to the fields', async ({ view }) => {
  await view.open(routeById('signup').path);
  await hydrated(view);
  const title = await run(view, () => document.title);
  await click(view, 'main [type=submit]');
  await soon(view, `${errorPrefix} ${title}`, () => document.title);
  await soon(view, true, () => document.activeElement?.querySelector('a[href^="#"]') !== null && document.activeElement?.closest('form, main') !== null);
  const field = await run(view, () => {
    const link = document.activeElement?.querySelector<HTMLAnchorElement>('a') as HTMLAnchorElement;
    link.focus();
    return link.hash.slice(1);
  });
  await view.press('Enter');
  await soon(view, field, () => document.activeElement?.id);
  expect(await run(view, () => [document.activeElement?.ariaInvalid, document.getElementById(document.activeElement?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.checkVisibility()])).toEqual(['true', true]);
});

test('forms: what was typed is there after Back and a reload, and no password', async ({ view }) => {
  const values = () => Array.from(document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=checkbox]), textarea)'), ({ value }) => value);
  for (const { path, kept } of [
    { path: routeById('contact').path, kept: Object.keys(contact.form.fields).length },
    { path: routeById('signin').path, kept: 1 },
  ]) {
    await view.open(path);
    await hydrated(view);
    const count = (await run(view, values)).length;
    const typed = Array.from({ length: count }, (_, index) => `word ${index}`);
    for (const [index, text] of typed.entries()) {
      await run(view, (at) => document.querySelectorAll<HTMLElement>('main :is(input:not([type=checkbox]), textarea)')[at]?.focus(), index);
      await type(view, text);
    }
    await soon(view, typed, values);
    const expected = typed.map((text, index) => (index < kept ? text : ''));
    await click(view, `footer a[href="${routeById('terms').path}"]`);
    await expectAddress(view, routeById('terms').path);
    await view.back();
    await soon(view, expected, values);
    await view.reload();
    await hydrated(view);
    await soon(view, expected, values);
  }
});

test('theme: a choice takes effect at once, on the next page and after a reload', async ({ view }) => {
  await view.open('/');
  await hydrated(view);
  const look = () => [document.documentElement.dataset.theme ?? '', getComputedStyle(document.documentElement).backgroundColor] as const;
  await click(view, 'footer label:has([type=radio])', themeControl.themes.light);
  const [, light] = await run(view, look);
  await run(view, () => document.querySelector<HTMLElement>('footer [type=radio]:checked')?.focus());
  await view.press('ArrowDown');
  await soon(view, 'dark', () => document.documentElement.dataset.theme);
  const [, dark] = await run(view, look);
  expect(dark).not.toBe(light);
  await click(view, `footer a[href="${routeById('terms').path}"]`);
  await expectAddress(view, routeById('terms').path);
  expect(await run(view, look)).toEqual(['dark', dark]);
  await view.reload();
  expect(await run(view, look)).toEqual(['dark', dark]);
});
