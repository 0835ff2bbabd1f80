/** Pages: how they are opened, left and come back to, what they are without script and on paper, and what axe finds. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { faq } from '../../src/content/faq';
import { frame } from '../../src/content/frame';
import { site } from '../../src/content/site';
import { routeById, routes, titleOf } from '../../src/routes';
import { axeRules, axeTags, colourRules } from '../rules';
import { asPrinted, click, expectAddress, expectFocus, focus, hydrated, soon } from './actions';
import { type EnginePage, run } from './page';
import { expect, test } from './test';

const [product, resources, pricing, privacy, terms, reference] = (['product', 'resources', 'pricing', 'privacy', 'terms', 'docsApiReference'] as const).map(
  (id) => routeById(id),
) as [Route, Route, Route, Route, Route, Route];
type Route = (typeof routes)[number];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const allRules = { runOnly: axeTags, rules: axeRules };

async function expectNoViolations(page: EnginePage, state: string, rules: object = allRules): Promise<void> {
  const options = { ...rules, resultTypes: ['violations'] };
  const { violations } = (await page.evaluate(`${axe}; return axe.run(document, arguments[0]);`, [options])) as AxeResults;
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })));
  expect.soft(faults, state).toEqual([]);
}

const scrolled = () => scrollY;

test.describe.configure({ mode: 'default' });

test('a page that opens scrolled down, or is reloaded so, gets the app by itself', async ({ view }) => {
  for (const address of [`${product.path}#security`, `${resources.path}#faq-${faq[6].id}`]) {
    await view.open(terms.path);
    await hydrated(view);
    await view.open(address);
    await hydrated(view);
    expect.soft(await run(view, scrolled), address).toBeGreaterThan(0);
    await view.reload();
    await hydrated(view);
  }
  await view.open(terms.path);
  await hydrated(view);
  await run(view, () => scrollTo(0, 900));
  await view.reload();
  await hydrated(view);
});

test('a link to words in a closed answer or tab opens it, before the app is there and after', async ({ view, site: { holdApp } }) => {
  for (const { path } of [resources, product]) {
    await view.open(path);
    await hydrated(view);
    const texts = await run(view, () =>
      Array.from(document.querySelectorAll('main [data-collapsed]'), (part) => part.querySelector('p')?.textContent?.trim() ?? '').filter(
        (text, index, all) => text.split(/\s+/).length > 4 && all.indexOf(text) === index,
      ),
    );
    const text = texts.at(-1) ?? '';
    const isInView = (words: string) => {
      const found = Array.from(document.querySelectorAll('main p')).find(({ textContent }) => textContent?.trim() === words);
      const { top = 0, bottom = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      return Boolean(found?.checkVisibility()) && height > 0 && top < innerHeight && bottom > 0;
    };
    for (const isEarly of [true, false]) {
      await view.open(terms.path);
      await hydrated(view);
      const release = isEarly ? holdApp() : () => {};
      await view.open(`${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);
      if (isEarly) await soon(view, true, isInView, text);
      release();
      await hydrated(view);
      await soon(view, true, isInView, text);
      // And the app knows.
      await soon(view, true, (words) => {
        const part = Array.from(document.querySelectorAll('main p')).find(({ textContent }) => textContent?.trim() === words);
        const controls = Array.from(document.querySelectorAll('main [aria-controls]'));
        const own = controls.find((control) => document.getElementById(control.getAttribute('aria-controls') ?? '')?.contains(part ?? null));
        return own?.ariaSelected === 'true' || own?.ariaExpanded === 'true';
      }, text);
    }
  }
});

test('what is pressed before the app is there counts when it is', async ({ view, site: { holdApp } }) => {
  const release = holdApp();
  await view.open(product.path);
  const label = await run(view, () => document.querySelectorAll('main [role=tab]')[1]?.textContent ?? '');
  await click(view, '[role=tab]', label);
  release();
  await hydrated(view);
  await soon(view, 'true', (words) => shown('[role=tab]', words).ariaSelected, label);
});

test('links: title, focus and scroll change together; Back and Forward give scroll and focus back', async ({ view }) => {
  await view.open(terms.path);
  await hydrated(view);
  await run(view, () => void Object.assign(window, { isFirstLoad: true }));
  const link = `footer a[href="${privacy.path}"]`;
  await run(view, (selector) => shown(selector).scrollIntoView({ block: 'center' }), link);
  const before = await run(view, scrolled);
  expect(before).toBeGreaterThan(200);
  await click(view, link);
  await expectAddress(view, privacy.path);
  await soon(view, `${titleOf(privacy)} – ${site.name}`, () => document.title);
  await expectFocus(view, 'h1');
  await soon(view, 0, scrolled);
  await run(view, () => scrollTo(0, 300));
  await soon(view, 300, scrolled);
  await view.back();
  await expectAddress(view, terms.path);
  await expectFocus(view, link);
  await soon(view, before, scrolled);
  await view.forward();
  await expectAddress(view, privacy.path);
  await expectFocus(view, 'h1');
  await soon(view, 300, scrolled);
  expect(await run(view, () => 'isFirstLoad' in window)).toBe(true);
  await run(view, () => scrollTo(0, 0));
  await focus(view, 'a', frame.skipLink);
  await view.press('Enter');
  await soon(view, true, () => document.activeElement?.closest('main') !== null);
});

for (const { path, choose } of [
  { path: `${product.path}#security`, choose: (page: EnginePage) => run(page, () => document.querySelector<HTMLElement>('[role=tab][aria-selected=false]')?.click()) },
  { path: `${reference.path}#errors`, choose: (page: EnginePage) => click(page, 'main a[href="#errors"]') },
  { path: `${resources.path}#faq-${faq[4].id}`, choose: (page: EnginePage) => click(page, 'main button[aria-expanded]', faq[4].question) },
]) {
  test(`Back to ${path.replace(/#faq-.*/, '#faq-…')} restores the scroll position, and focus on the link that was followed`, async ({ view }) => {
    await view.open(path.replace(/#.*/, ''));
    await hydrated(view);
    await choose(view);
    const address = await run(view, () => location.pathname + location.hash);
    expect(address).toContain('#');
    const link = `footer a[href="${privacy.path}"]`;
    await run(view, (selector) => shown(selector).scrollIntoView({ block: 'center' }), link);
    const before = await run(view, scrolled);
    await click(view, link);
    await expectAddress(view, privacy.path);
    await expectFocus(view, 'h1');
    await view.back();
    await expectAddress(view, address);
    await expectFocus(view, link);
    await soon(view, before, scrolled);
    // And stays so: browsers go to the fragment in a task after their event.
    await run(view, () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))));
    await expectFocus(view, link);
    expect(await run(view, scrolled)).toBe(before);
  });
}

test('without JavaScript every page shows all its words and links, and no control that does nothing', async ({ plainView }) => {
  for (const { path } of routes) {
    await plainView.open(path);
    const faults = await run(plainView, () => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
      const words = Array.from(document.querySelectorAll('header nav, main :is(h1, h2, h3, h4), [data-collapsed]'));
      const controls = Array.from(document.querySelectorAll('button:not([type=submit]), [role=tab], [role=button]'));
      const found = [...words.filter((element) => !isShown(element)), ...controls.filter(isShown)].map((element) => element.outerHTML.slice(0, 100));
      return [...found, ...(words.length > 1 ? [] : ['no words']), ...(matchMedia('(scripting: none)').matches ? [] : ['there is script'])];
    });
    expect.soft(faults, path).toEqual([]);
  }
  await plainView.open('/');
  await click(plainView, `header nav a[href="${pricing.path}"]`);
  await expectAddress(plainView, pricing.path);
});

test('styles for paper show every closed panel and answer, and no navigation', async ({ view }) => {
  for (const { path } of [product, resources, pricing, reference]) {
    await view.open(path);
    await hydrated(view);
    await asPrinted(view);
    const faults = await run(view, (navigation) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
      const words = Array.from(document.querySelectorAll('main :is(h1, h2, h3), [data-collapsed] p'));
      const controls = Array.from(document.querySelectorAll(`nav[aria-label="${navigation}"], main [role=tablist]`));
      return [...words.filter((element) => !isShown(element)), ...controls.filter(isShown)].map((element) => element.outerHTML.slice(0, 100));
    }, frame.mainNavigation);
    expect.soft(faults, path).toEqual([]);
  }
});

test('on paper, the words of all answers are there', async ({ view }) => {
  const { print } = view;
  test.skip(!print, 'WebKitWebDriver has no command that prints (WebDriver 2, “Print Page”).');
  await view.open(resources.path);
  await hydrated(view);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const paper = await getDocument({ data: new Uint8Array((await print?.()) ?? []), verbosity: 0 }).promise;
  const sheets = await Promise.all(Array.from({ length: paper.numPages }, async (_, index) => (await paper.getPage(index + 1)).getTextContent()));
  const plain = (words: string) => words.replaceAll(/\s+/g, '').replaceAll('ﬁ', 'fi').replaceAll('ﬂ', 'fl');
  const words = plain(sheets.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(''));
  // Firefox writes headings without their letters.
  for (const text of faq.flatMap(({ answer }) => answer.filter((part) => typeof part === 'string'))) expect.soft(words, text).toContain(plain(text));
  await paper.destroy();
});

const opened: Readonly<Record<string, { readonly path: string; readonly enter: (page: EnginePage) => Promise<void> }>> = {
  'the menu is open': {
    path: '/',
    enter: async (page) => {
      await page.resize(520, 800);
      await click(page, 'header button', frame.menu);
      await soon(page, 'true', (name) => shown('header button', name).ariaExpanded, frame.menu);
    },
  },
  'an answer is open': {
    path: resources.path,
    enter: async (page) => {
      await click(page, 'main button[aria-expanded]', faq[1].question);
      await soon(page, 1, () => document.querySelectorAll('main button[aria-expanded=true]').length);
    },
  },
  'the third tab is chosen': {
    path: product.path,
    enter: async (page) => {
      const label = await run(page, () => document.querySelectorAll('main [role=tab]')[2]?.textContent ?? '');
      await click(page, '[role=tab]', label);
      await soon(page, 'true', (words) => shown('[role=tab]', words).ariaSelected, label);
    },
  },
  'the form has been sent empty': {
    path: routeById('signup').path,
    enter: async (page) => {
      await click(page, 'main [type=submit]');
      await soon(page, true, () => document.querySelector('[aria-invalid=true]') !== null);
    },
  },
};

test('axe finds nothing, in the states that controls lead into', async ({ view }) => {
  for (const [state, { path, enter }] of Object.entries(opened)) {
    await view.resize(1280, 900);
    await view.open(path);
    await hydrated(view);
    await enter(view);
    await expectNoViolations(view, state);
  }
});

for (const [theme, rules] of Object.entries({ light: allRules, dark: { runOnly: colourRules } })) {
  test(`axe finds nothing on any page, ${theme}`, async ({ view }) => {
    await view.open(terms.path);
    await hydrated(view);
    await run(view, (chosen) => localStorage.setItem('theme', chosen), theme);
    for (const { path } of routes) {
      await view.open(path);
      // A key brings the app at once.
      await view.press('Shift');
      await hydrated(view);
      await expectNoViolations(view, path, rules);
    }
  });
}
