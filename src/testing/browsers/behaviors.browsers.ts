/** Tests the behaviors in which engines differ, in Firefox and WebKitGTK. All other tests run in Chromium. */
import { planFeatures } from '../../content/pages/plans';
import { site } from '../../content/site';
import { routeAt } from '../../content/routes';
import { titleOf } from '../../content/siteRoutes';
import { faqEntry } from '../articles';
import { expect, test } from './test';
import type { View } from './view';

const [product, resources, pricing, privacy, terms] = ['/product', '/resources', '/pricing', '/privacy', '/terms'];
const link = `footer a[href="${privacy}"]`;

test.describe.configure({ mode: 'default' });

async function open(view: View, path: string) {
  await view.open(path);
  await view.hydrated();
}

test('the URL of an answer opens it, a link updates title, focus, and scroll, and Back and Forward restore them', async ({ view }) => {
  const url = `${resources}#faq-${faqEntry(4).id}`;
  await open(view, url);
  await view.until([faqEntry(4).question], () =>
    Array.from(document.querySelectorAll('main button[aria-expanded=true]'), (button) => button.textContent),
  );
  await view.run((selector) => shown(selector).scrollIntoView({ block: 'center' }), link);
  const before = await view.run(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await view.click(link);
  await view.expectUrl(privacy);
  await view.until(`${titleOf(routeAt('/privacy'))} – ${site.name}`, () => document.title);
  await view.expectFocus('h1');
  await view.until(0, () => scrollY);
  // A person cannot leave before the scroll event either.
  await view.run(() => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo(0, 300);
    return scrolled.then(() => {});
  });
  await view.back();
  await view.expectUrl(url);
  await view.expectFocus(link);
  // Browsers scroll to the fragment in a task after their event, and round positions.
  await view.run(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))));
  await view.until(true, (top) => Math.abs(scrollY - top) <= 1, before);
  await view.forward();
  await view.expectFocus('h1');
  await view.until(300, () => scrollY);
});

test('keys and clicks select tabs, a canceled click does not, and Back selects the previous tab', async ({ view }) => {
  await open(view, product);
  const selected = () => shown('main [role=tab][aria-selected=true]').textContent;
  const labels = await view.run(() => Array.from(shown('main [role=tablist]').children, (tab) => tab.textContent ?? ''));
  const [first = '', second = ''] = labels;
  await view.focus('[role=tab]', first);
  for (const [key, label] of Object.entries({ ArrowRight: second, End: labels.at(-1), Home: first })) {
    await view.press(key);
    await view.until(label, selected);
    await view.expectFocus('[role=tab]', label);
  }
  await view.press('Tab');
  await view.until(true, () => document.activeElement?.closest('[role=tabpanel]') !== null);
  await view.pointAt('[role=tab]', second);
  await view.pointerDown();
  await view.pointAt('h1');
  await view.pointerUp();
  await view.until(first, selected);
  await view.click('[role=tab]', second);
  await view.until(second, selected);
  await view.back();
  await view.until(first, selected);
});

test('a tooltip opens on focus and hover, stays under the pointer, and closes on Escape', async ({ view }) => {
  await open(view, pricing);
  const name = planFeatures.price.label;
  const tooltips = () => document.querySelectorAll('[role=tooltip]').length;
  // Focus by script shows a tooltip only after a key press.
  await view.press('Tab');
  await view.focus('main button', name);
  await view.until(1, tooltips);
  await view.press('Escape');
  await view.until(0, tooltips);
  await view.expectFocus('main button', name);
  await view.run(() => (document.activeElement as HTMLElement).blur());
  await expect(async () => {
    await view.pointAt('h1');
    await view.pointAt('main button', name);
    await expect.poll(() => view.run(tooltips), { timeout: 3000 }).toBe(1);
  }).toPass({ timeout: 20_000 });
  await view.pointAt('[role=tooltip]');
  // This is longer than the closing delay of a tooltip.
  await view.run(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await view.run(tooltips)).toBe(1);
});

test('a form restores typed text after Back and a reload, except passwords', async ({ view }) => {
  const fields = 'main :is(input:not([type=checkbox]), textarea)';
  const values = (selector: string) => Array.from(document.querySelectorAll<HTMLInputElement>(selector), ({ value }) => value);
  await open(view, '/signin');
  for (const index of [0, 1]) {
    await view.run((selector, at) => document.querySelectorAll<HTMLElement>(selector)[at]?.focus(), fields, index);
    for (const letter of 'word') await view.press(letter);
  }
  await view.until(['word', 'word'], values, fields);
  await view.click(`footer a[href="${terms}"]`);
  await view.expectUrl(terms);
  await view.back();
  await view.until(['word', ''], values, fields);
  await view.reload();
  await view.hydrated();
  await view.until(['word', ''], values, fields);
});

test('a text fragment opens the closed answer or tab that contains the text, before and after hydration', async ({
  view,
  site: { holdApp },
}) => {
  for (const path of [resources, product]) {
    await open(view, path);
    const text = await view.run(() => {
      const panels = Array.from(
        document.querySelectorAll('main [hidden=until-found]'),
        (panel) => panel.querySelector('p')?.textContent?.trim() ?? '',
      );
      return panels.findLast((words, index) => words.split(/\s+/).length > 4 && panels.indexOf(words) === index) ?? '';
    });
    const isInView = (words: string) => {
      const found = Array.from(document.querySelectorAll('main p')).find(({ textContent }) => textContent?.trim() === words);
      const { top = 0, bottom = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
      return Boolean(found?.checkVisibility()) && height > 0 && top < innerHeight && bottom > 0;
    };
    for (const isEarly of [true, false]) {
      await open(view, terms);
      const release = isEarly ? holdApp() : () => {};
      await view.open(`${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`);
      if (isEarly) await view.until(true, isInView, text);
      release();
      await view.hydrated();
      await view.until(true, isInView, text);
    }
  }
});

test('tables are on small sheets too', async ({ view, engine }) => {
  test.skip(engine === 'webkit', 'WebKitWebDriver cannot print.');
  await open(view, '/docs/before-you-commit');
  const [a4, a5] = [await view.print(21, 29.7), await view.print(14.8, 21)];
  expect(a5.length).toBeGreaterThan(a4.length / 2);
});
