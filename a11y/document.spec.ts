/** Structure, names and words of each page, with all tab panels and answers open. */
import { frame as frameWords } from '../src/content/frame';
import { glossary } from '../src/content/glossary';
import { sampleTag } from '../src/content/sampleTag';
import { site } from '../src/content/site';
import { docsPages, headerRoutes, notFound, routeById, routes, titleOf } from '../src/routes';
import { compositionFaults } from './audit/measures/composition';
import { abbreviationFaults } from './audit/measures/document/abbreviations';
import { frameOf, frameWordsUnlike, menuOrderFaults } from './audit/measures/document/frame';
import { headingFaults, sectionsWithoutHeading } from './audit/measures/document/headings';
import { landmarkFaults } from './audit/measures/document/landmarks';
import { foreignWords, misnamedLanguages, wordsOfOtherLanguages, wrongLanguages } from './audit/measures/document/language';
import { inconsistentCopyButtons, inconsistentNames, linkedPaths, linkFaults, misleadingNames, namesOf } from './audit/measures/document/links';
import { headingsByLookAlone, tablesAndListsByLookAlone } from './audit/measures/document/lookAlikes';
import { nameless, stopsWithoutRole, unfinishedNames, vagueNames } from './audit/measures/document/names';
import { readPassages } from './audit/measures/document/passages';
import { drawnWordsWithoutTwin, pictureFaults, picturesOfWords } from './audit/measures/document/pictures';
import { fleschKincaidGrade, gradeLimit, sentencesIn } from './audit/measures/document/readability';
import { sensoryWordsIn } from './audit/measures/document/sensoryWords';
import { drawnWithSigns, listsOfSigns, setWithSpaces, textsOfPage, wordsOfStyles } from './audit/measures/document/spelling';
import { listsOfBreaks, toldByPlace, toldByStyle } from './audit/measures/document/toldByLook';
import { destinationOf, isIn } from './audit/measures/document/tree';
import { unheardWords, unsaidSigns } from './audit/measures/document/unheard';
import { namesWithoutVisibleWords } from './audit/measures/document/visibleWords';
import { builtHtml } from './builtHtml';
import { covers } from './covers';
import { menuButton } from './locators';
import { test } from './openDocument';
import { expect } from './test';

const [contact, sitemap] = [routeById('contact'), routeById('sitemap')];
const glossaryPath = routeById(sampleTag.route).path;


/** Header and footer of a built page, without what may differ from page to page. */
const frame = (html: string) =>
  [/<header[\s>].*?<\/header>/s, /<footer[\s>].*?<\/footer>/s].map((part) =>
    (part.exec(html)?.[0] ?? '').replaceAll(/ (?:aria-current|aria-controls|id)="[^"]*"/g, ''),
  );

for (const route of [...routes, notFound]) {
  const { path } = route;
  const title = titleOf(route);
  test.describe(path, () => {
    // One worker runs them in order, so that the page is opened once.
    test.describe.configure({ mode: 'default' });
    test.use({ path });

    test('has an outline: one h1, no level skipped, no heading empty or doubled', covers('headings', '1.3.1', '2.4.6'), ({ tree }) => {
      expect(headingFaults(tree)).toEqual([]);
    });

    test('has a heading for every section', covers('headings', '2.4.10'), async ({ page }) => {
      expect(await page.evaluate(sectionsWithoutHeading)).toEqual([]);
    });

    test('has no headings, tables and lists that are such by their looks alone', covers('lookAlikes', '1.3.1'), async ({ page }) => {
      expect.soft(await page.evaluate(headingsByLookAlone)).toEqual([]);
      expect.soft(await page.evaluate(tablesAndListsByLookAlone)).toEqual([]);
    });

    test('says with no look or place of words what it does not say otherwise', covers('toldByLook', '1.3.1'), async ({ page }) => {
      expect.soft(await page.evaluate(toldByStyle)).toEqual([]);
      expect.soft(await page.evaluate(toldByPlace)).toEqual([]);
      expect.soft(await page.evaluate(listsOfBreaks)).toEqual([]);
    });

    test('has a name for every control, picture and gauge, which says something and is not that of its neighbour', covers('partNames', '1.1.1', '2.4.6', '4.1.2'), async ({ page, tree }) => {
      expect.soft(nameless(tree)).toEqual([]);
      expect.soft(vagueNames(tree)).toEqual([]);
      expect.soft(unfinishedNames(tree)).toEqual([]);
      expect.soft(await page.evaluate(stopsWithoutRole)).toEqual([]);
    });

    test('shows no words that screen readers pass over', covers('unheardWords', '1.1.1', '1.3.1'), async ({ page }) => {
      expect.soft(await page.evaluate(unheardWords)).toEqual([]);
      expect.soft(await page.evaluate(unsaidSigns)).toEqual([]);
    });

    test('has landmarks with different names, and no words outside them', covers('landmarks', '1.3.1', '1.3.6'), ({ tree }) => {
      expect(landmarkFaults(tree)).toEqual([]);
    });

    test('moves nothing, since the visitor has asked for less motion', covers('reducedMotion', '2.3.3'), async ({ page }) => {
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

    test('has a title of its own', covers('titles', '2.4.2'), async ({ page }) => {
      await expect(page).toHaveTitle(`${title} – ${site.name}`);
      const others = routes.filter((other) => other.path !== path).map(titleOf);
      expect(others).not.toContain(title);
    });

    test('says which language it is in, and has no words in another', covers('pageLanguage', '3.1.1', '3.1.2'), async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(wrongLanguages)).toEqual([]);
      expect(await page.evaluate(foreignWords, [])).toEqual([]);
      expect(await page.evaluate(misnamedLanguages)).toEqual([]);
      expect(await page.evaluate(wordsOfOtherLanguages)).toEqual([]);
    });

    test('hides or names every picture, says in words what is drawn, and draws nothing with signs', covers('textAlternatives', '1.1.1'), async ({ page }) => {
      expect(await page.evaluate(pictureFaults)).toEqual([]);
      expect(await page.evaluate(drawnWordsWithoutTwin)).toEqual([]);
      expect((await page.evaluate(textsOfPage)).flatMap(({ text }) => drawnWithSigns(text))).toEqual([]);
    });

    test('has no picture of its words', covers('textAlternatives', '1.4.5', '1.4.9'), async ({ page }) => {
      expect(await page.evaluate(picturesOfWords)).toEqual([]);
    });

    test('sets no words and columns with spaces and no lists with signs, and has no words in its style sheet', covers('plainText', '1.3.1', '1.3.2'), async ({ page }) => {
      expect((await page.evaluate(textsOfPage)).flatMap(({ text, isPreformatted }) => setWithSpaces(text, isPreformatted))).toEqual([]);
      expect(await page.evaluate(listsOfSigns)).toEqual([]);
      expect(await page.evaluate(wordsOfStyles)).toEqual([]);
    });

    test('has no vague link names, and one destination for each name', covers('linkNames', '2.4.4', '2.4.9'), ({ page, tree }) => {
      expect.soft(linkFaults(tree, page.url())).toEqual([]);
      expect.soft(misleadingNames(tree, page.url())).toEqual([]);
    });

    test('calls each page, and each sample to copy, by the same name everywhere', covers('consistentNames', '3.2.4'), async ({ page, tree }) => {
      expect.soft(inconsistentNames(tree, page.url())).toEqual([]);
      expect.soft(inconsistentCopyButtons(tree)).toEqual([]);
      expect.soft(await frameWordsUnlike(page, '/'), 'words of header and footer').toEqual([]);
    });

    test('has the words of each control in its name', covers('labelInName', '2.5.3'), ({ tree }) => {
      expect(namesWithoutVisibleWords(tree)).toEqual([]);
    });

    test(
      'has the same navigation, footer and ways to get help in the same order as the first page',
      covers('consistentFrame', '3.2.3', '3.2.6', '3.3.5'),
      async ({ page, tree }) => {
        expect(frame(builtHtml(path))).toEqual(frame(builtHtml('/')));
        // And as it is shown after hydration.
        const order = await page.locator('header a, footer a').evaluateAll((links) =>
          links.filter((link) => !link.closest('main')).map((link) => link.getAttribute('href')),
        );
        expect(order).toEqual(frame(builtHtml('/')).flatMap((part) => Array.from(part.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href)));
        expect(menuOrderFaults(tree, page.url())).toEqual([]);
        const shown = frameOf(tree, page.url());
        expect(shown.at(0)).toBe(` | link | ${frameWords.skipLink} | #main`);
        expect(shown).toContain(`${frameWords.footerNavigation} | link | ${contact.label} | ${contact.path}`);
        expect(shown.filter((line) => line.endsWith(` | ${contact.path}`))).toHaveLength(1);
      },
    );

    test('is marked in every menu that leads to it, and no other page is', covers('currentPage', '2.4.8'), ({ page, tree }) => {
      const menus = tree.filter((node) => node.role === 'link' && isIn(node, 'banner', 'navigation'));
      const here = menus.filter((link) => destinationOf(link, page.url()) === path);
      const marked = (value: string) => menus.filter(({ attributes }) => attributes['aria-current'] === value);
      expect(here.length > 0, 'a menu leads to the page').toBe(path !== notFound.path);
      expect(marked('page')).toEqual(here);
      // The header has one link for a page and those below it.
      const above = headerRoutes.filter((id) => path.startsWith(`${routeById(id).path}/`));
      expect(marked('true').map((link) => destinationOf(link, page.url()))).toEqual(above.map((id) => routeById(id).path));
    });

    test('has live regions only for what controls do and for the next page, all polite and empty as the page loads', covers('statusMessages', '4.1.3', '2.2.4'), async ({ page }) => {
      const regions = await page.evaluate(() => {
        const all = Array.from(document.querySelectorAll('[role=status], [role=alert], [role=log], [role=marquee], [role=timer], [aria-live], output'));
        return {
          said: all.map((region) => [region.role, region.ariaLive, region.textContent?.trim()].filter(Boolean).join()),
          outside: all.filter((region) => !region.closest('main')).length,
          // One for what the button beside it does: a form, a field of a password, a service to sign in with.
          inside: all.filter((region) => region.closest('main')).map((region) => region.parentElement?.querySelector('form, button, input') !== null),
        };
      });
      expect(regions.said).toEqual(regions.said.map(() => 'status'));
      expect(regions.outside, 'the one of the layout').toBe(1);
      expect(regions.inside, 'each belongs to a control').toEqual(regions.inside.map(() => true));
    });

    test('spells abbreviations out where it first uses them, or leads to the glossary that does', covers('abbreviations', '3.1.4'), async ({ page, tree }) => {
      const leadsToGlossary = tree.some((node) => node.role === 'link' && destinationOf(node, page.url()).split('#')[0] === glossaryPath);
      expect(abbreviationFaults(await readPassages(page), leadsToGlossary)).toEqual([]);
    });

    test(`asks for no more than ${gradeLimit} years of school`, covers('readability', '3.1.5'), async ({ page }) => {
      const sentences = sentencesIn(await readPassages(page));
      expect(sentences.length).toBeGreaterThan(0);
      expect(fleschKincaidGrade(sentences)).toBeLessThanOrEqual(gradeLimit);
    });

    test('has no instruction that rests on place, look or sound', covers('sensoryWords', '1.3.3'), async ({ page }) => {
      expect(sensoryWordsIn(await readPassages(page))).toEqual([]);
    });

    test('is composed at 320, 768 and 1280 px: nothing hollow, squeezed or stretched, and nothing that came apart', async ({ page }) => {
      const size = page.viewportSize();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const menu = menuButton(page);
        const hasMenu = await menu.isVisible();
        if (hasMenu) await menu.click();
        expect.soft(await compositionFaults(page), `${width} px`).toEqual([]);
        if (hasMenu) await menu.click();
      }
      if (size) await page.setViewportSize(size);
    });

    if (path === notFound.path) return;

    test('is found by a menu or the footer, and by the sitemap', covers('multipleWays', '2.4.5'), ({ page, tree }) => {
      // All but the first pages of the docs may be in the menu of the docs alone.
      const menus = [...frame(builtHtml('/')), ...(docsPages.some((page) => page.path === path) ? [builtHtml(routeById('docs').path)] : [])];
      expect(menus.join('\n')).toContain(`href="${path}"`);
      expect(/<main.*<\/main>/s.exec(builtHtml(sitemap.path))?.[0]).toContain(`href="${path}"`);
      expect(frameOf(tree, page.url())).toContain(`${frameWords.footerNavigation} | link | ${sitemap.label} | ${sitemap.path}`);
    });
  });
}

test('no two pages share a link name', covers('consistentNames', '3.2.4'), () => {
  const owners = new Map<string, string>();
  for (const path of new Set([...routes.map((route) => route.path), ...linkedPaths()])) {
    for (const name of namesOf(path)) {
      expect(owners.get(name) ?? path, name).toBe(path);
      owners.set(name, path);
    }
  }
});

test('the glossary explains each of its terms, and another page links to each', covers('glossary', '3.1.3', '3.1.4'), () => {
  const others = routes.filter(({ path }) => path !== glossaryPath).map(({ path }) => builtHtml(path)).join('\n');
  const page = builtHtml(glossaryPath);
  const terms = glossary.flatMap((group) => group.terms);
  const unexplained = terms.filter(({ id, term }) => !new RegExp(`<h3 id="${id}"[^>]*>${term}</h3>.*?<p[ >]`, 's').test(page));
  const unlinked = terms.filter(({ id }) => !others.includes(`href="${glossaryPath}#${id}"`));
  expect([unexplained, unlinked].map((list) => list.map(({ term }) => term))).toEqual([[], []]);
});
