/** Tests the structure, names, and text of each page, with all tab panels and disclosures open. */
import { layoutText, sampleTag } from '../src/content/interface';
import { sections } from '../src/content/facts/sections';
import { site } from '../src/content/site';
import { docsPages, routeById, routes } from '../src/content/routes';
import { articlePages, headerRoutes, notFound, titleOf } from '../src/content/siteRoutes';
import { glossaryTerms } from './articles';
import { mediaIn, pointerOnlyElements, sourcesWith } from './audit/measures/absence';
import { abbreviationFaults } from './audit/measures/document/abbreviations';
import { headingFaults, sectionsWithoutHeading } from './audit/measures/document/headings';
import { landmarkFaults } from './audit/measures/document/landmarks';
import { mislabeledLanguages, mislabeledParts, nonEnglishWords } from './audit/measures/document/language';
import { inconsistentCopyButtons, inconsistentNames, linkFaults, linkTargets, namesOf } from './audit/measures/document/links';
import { withoutName, tabStopsWithoutRole, unfinishedNames, vagueNames } from './audit/measures/document/names';
import { readPassages } from './audit/measures/document/passages';
import { drawnTextWithoutEquivalent, pictureFaults, picturesOfText } from './audit/measures/document/pictures';
import { gradeLimit, hardText, sentencesIn } from './audit/measures/document/readability';
import { sensoryWordsIn } from './audit/measures/document/sensoryWords';
import { destinationOf, isIn } from './audit/measures/document/tree';
import { hiddenText } from './audit/measures/document/hiddenText';
import { namesWithoutVisibleText } from './audit/measures/document/visibleText';
import { builtHtml } from './builtHtml';
import { covers } from './covers';
import { firstDifference, foundAt } from './findings';
import { expect, test } from './test';

const [contact, sitemap] = [routeById('contact'), routeById('sitemap')];
const glossaryPath = routeById(sampleTag.route).path;
const mediaCriteria = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.2.6', '1.2.7', '1.2.8', '1.2.9', '1.4.2', '1.4.7'] as const;

/** Returns the tags and texts of header and footer, without attributes that may differ between pages. */
const siteShell = (html: string) =>
  [/<header[\s>].*?<\/header>/s, /<footer[\s>].*?<\/footer>/s].flatMap((part) =>
    (part.exec(html)?.[0] ?? '').replaceAll(/ (?:aria-current|aria-controls|id)="[^"]*"/g, '').split(/(?=<)/),
  );

/** Returns the paths in the menu of the docs, without the sections of the current page. */
const docsMenu = (html: string) => {
  const [menu = ''] = new RegExp(`<nav [^>]*aria-label="${sections.docs}".*?</nav>`, 's').exec(html) ?? [];
  return Array.from(menu.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href = '']) => href);
};

for (const route of [...routes, notFound]) {
  const { path } = route;
  const title = titleOf(route);
  test.describe(path, () => {
    // One worker runs the tests in order, so that the page opens once.
    test.describe.configure({ mode: 'default' });
    test.use({ path });

    test('has one h1, no skipped heading level, and no empty or repeated heading', covers('headings', '1.3.1', '2.4.6'), ({ tree }) => {
      expect(headingFaults(tree)).toHaveNoFindings();
    });

    test('has a heading for every section', covers('headings', '2.4.10'), async ({ opened }) => {
      expect(await opened.evaluate(sectionsWithoutHeading)).toHaveNoFindings();
    });

    test(
      'has a meaningful name for every control, picture, and gauge',
      covers('accessibleNames', '1.1.1', '2.4.6', '4.1.2'),
      async ({ opened, tree }) => {
        expect.soft(withoutName(tree)).toHaveNoFindings();
        expect.soft(vagueNames(tree)).toHaveNoFindings();
        expect.soft(unfinishedNames(tree)).toHaveNoFindings();
        expect.soft(await opened.evaluate(tabStopsWithoutRole)).toHaveNoFindings();
      },
    );

    test('hides no visible text from screen readers', covers('hiddenText', '1.1.1', '1.3.1'), async ({ opened }) => {
      expect(await opened.evaluate(hiddenText)).toHaveNoFindings();
    });

    test('has landmarks with different names, and no text outside landmarks', covers('landmarks', '1.3.1', '1.3.6'), ({ tree }) => {
      expect(landmarkFaults(tree)).toHaveNoFindings();
    });

    test('has a unique title', covers('titles', '2.4.2'), async ({ opened }) => {
      await expect(opened).toHaveTitle(`${title} – ${site.name}`);
      const others = routes.filter((other) => other.path !== path && titleOf(other) === title);
      expect(others.map((other) => ({ selector: 'title', what: `is the title of ${other.path} too`, value: title }))).toHaveNoFindings();
    });

    test(
      'declares its language, and the language of parts in another one',
      covers('pageLanguage', '3.1.1', '3.1.2'),
      async ({ opened }) => {
        await expect(opened.locator('html')).toHaveAttribute('lang', 'en');
        expect(await opened.evaluate(nonEnglishWords, [])).toHaveNoFindings();
        expect(await opened.evaluate(mislabeledLanguages)).toHaveNoFindings();
        expect(await opened.evaluate(mislabeledParts)).toHaveNoFindings();
      },
    );

    test('has a text alternative for every meaningful picture', covers('textAlternatives', '1.1.1'), async ({ opened }) => {
      expect(await opened.evaluate(pictureFaults)).toHaveNoFindings();
      expect(await opened.evaluate(drawnTextWithoutEquivalent)).toHaveNoFindings();
    });

    test('has no images of text', covers('textAlternatives', '1.4.5', '1.4.9'), async ({ opened }) => {
      // Drawings are SVG, whose text is real. A script cannot tell whether a photograph shows text, so its alternative must not repeat it.
      expect(await foundAt(opened.locator('input[type=image], canvas, object, svg image'), 'can show text as an image')).toHaveNoFindings();
      expect(await opened.evaluate(picturesOfText)).toHaveNoFindings();
    });

    test('has no vague link names, and one target for each link name', covers('linkNames', '2.4.4', '2.4.9'), ({ opened, tree }) => {
      expect(linkFaults(tree, opened.url())).toHaveNoFindings();
    });

    test('names links to the same page, and copy buttons, as other pages do', covers('consistentNames', '3.2.4'), ({ opened, tree }) => {
      expect.soft(inconsistentNames(tree, opened.url())).toHaveNoFindings();
      expect.soft(inconsistentCopyButtons(tree)).toHaveNoFindings();
    });

    test('has the visible text of each control in its accessible name', covers('labelInName', '2.5.3'), ({ tree }) => {
      expect(namesWithoutVisibleText(tree)).toHaveNoFindings();
    });

    test(
      'has the same navigation, footer, and ways to get help as the home page, in the same order',
      covers('siteShell', '3.2.3', '3.2.6', '3.3.5'),
      async ({ opened, tree }) => {
        const shell = siteShell(builtHtml('/'));
        expect(firstDifference('a tag or text of header or footer', siteShell(builtHtml(path)), shell)).toHaveNoFindings();
        // The order must be the same after hydration.
        const order = await opened
          .locator(':is(header, footer):not(main *) a')
          .evaluateAll((links) => links.map((link) => finding(link, link.getAttribute('href') ?? '')));
        expect(
          firstDifference(
            'a link of header or footer',
            order.map(({ what }) => what),
            shell.flatMap((tag) => /^<a [^>]*href="([^"]*)"/.exec(tag)?.slice(1) ?? []),
            order.map(({ selector }) => selector),
          ),
        ).toHaveNoFindings();
        if (docsPages.some((docsPage) => docsPage.path === path)) {
          const docs = docsPages.map((docsPage) => docsPage.path);
          expect(firstDifference('a link of the menu of the docs', docsMenu(builtHtml(path)), docs)).toHaveNoFindings();
        }
        const links = tree.filter((node) => node.role === 'link' && !isIn(node, 'main'));
        const help = links.filter((link) => destinationOf(link, opened.url()) === contact.path);
        const found = [links[0]?.name ?? '', ...help.map((link) => (isIn(link, 'contentinfo') ? link.name : `${link.name}, elsewhere`))];
        expect(
          firstDifference(
            'the first link, and the links of the footer to the contact page',
            found,
            [layoutText.skipLink, contact.label],
            [links[0], ...help].map((link) => link?.selector() ?? ''),
          ),
        ).toHaveNoFindings();
      },
    );

    test('is the only page that menus mark as the current page', covers('currentPage', '2.4.8'), ({ opened, tree }) => {
      const menus = tree.filter((node) => node.role === 'link' && isIn(node, 'banner', 'navigation'));
      const here = menus.filter((link) => destinationOf(link, opened.url()) === path);
      const wrong = menus
        .filter((link) => (link.attributes['aria-current'] === 'page') !== here.includes(link))
        .map((link) => ({
          selector: link.selector(),
          what: `aria-current of “${link.name}”`,
          value: link.attributes['aria-current'] ?? 'none',
          limit: here.includes(link) ? 'page' : 'another value, or none',
        }));
      expect(wrong).toHaveNoFindings();
      // The header has one link for a page and its child pages.
      const above = headerRoutes.filter((id) => path.startsWith(`${routeById(id).path}/`));
      const marked = menus.filter(({ attributes }) => attributes['aria-current'] === 'true');
      expect(
        firstDifference(
          'a link with aria-current="true"',
          marked.map((link) => destinationOf(link, opened.url())),
          above.map((id) => routeById(id).path),
          marked.map((link) => link.selector()),
        ),
      ).toHaveNoFindings();
    });

    test(
      'has only polite live regions, which are empty when the page loads',
      covers('statusMessages', '4.1.3', '2.2.4'),
      async ({ opened }) => {
        const regions = opened.locator('[role=status], [role=alert], [role=log], [role=marquee], [role=timer], [aria-live], output');
        const faults = await regions.evaluateAll((all) =>
          all.flatMap((region) => {
            const properties = ['aria-live', 'aria-busy', 'aria-relevant', 'aria-atomic'].map((name) => region.getAttribute(name) ?? '');
            const isPolite = region.role === 'status' && /^,(?:false)?,(?:additions text)?,(?:true)?$/.test(properties.join());
            const isEmpty = !region.textContent?.trim() && !region.closest('[aria-hidden=true]');
            return isPolite && isEmpty
              ? []
              : [finding(region, 'live, busy, relevant, atomic, and text', `${properties}, ${region.textContent}`, 'an empty status')];
          }),
        );
        expect(faults).toHaveNoFindings();
        await expect(opened.locator('[role=status]:not(main *)'), 'the layout has one').toHaveCount(1);
      },
    );

    test('spells out its abbreviations, or links to the glossary', covers('abbreviations', '3.1.4'), async ({ opened, tree }) => {
      const leadsToGlossary = tree.some((node) => node.role === 'link' && destinationOf(node, opened.url()).split('#')[0] === glossaryPath);
      expect(abbreviationFaults(await readPassages(opened), leadsToGlossary)).toHaveNoFindings();
    });

    test(`can be read with ${gradeLimit} years of school`, covers('readability', '3.1.5'), async ({ opened }) => {
      const sentences = sentencesIn(await readPassages(opened));
      expect(sentences.length).toBeGreaterThan(0);
      expect(hardText(sentences)).toHaveNoFindings();
    });

    test('has no instruction that relies only on position, shape, color, or sound', covers('sensoryWords', '1.3.3'), async ({ opened }) => {
      expect(sensoryWordsIn(await readPassages(opened))).toHaveNoFindings();
    });

    test('has no audio, video, or frame, and no link to a recording', covers('noMedia', ...mediaCriteria), async ({ opened }) => {
      expect(await opened.evaluate(mediaIn)).toHaveNoFindings();
    });

    test('has nothing to drag', covers('noGestures', '2.5.1', '2.5.4', '2.5.7'), async ({ opened }) => {
      expect(await foundAt(opened.locator('[draggable=true]'), 'can be dragged')).toHaveNoFindings();
    });

    test('has no control that only a pointer can operate', covers('keyboardControls', '2.1.1', '2.1.3'), async ({ opened }) => {
      expect(await opened.evaluate(pointerOnlyElements)).toHaveNoFindings();
    });

    if (path === notFound.path) return;

    test('is linked from a menu or the footer, and from the sitemap', covers('multipleWays', '2.4.5'), () => {
      // Only the menu of the docs lists all docs pages.
      const menus = [
        ...siteShell(builtHtml('/')),
        ...(docsPages.some((page) => page.path === path) ? [builtHtml(routeById('docs').path)] : []),
        ...(articlePages.some((page) => page.path === path) ? [builtHtml(routeById('resources').path)] : []),
      ].join('\n');
      const main = /<main.*<\/main>/s.exec(builtHtml(sitemap.path))?.[0] ?? '';
      const missing = [
        menus.includes(`href="${path}"`) ? [] : `no menu or footer links to ${path}`,
        main.includes(`href="${path}"`) ? [] : `the sitemap has no link to ${path}`,
        menus.includes(`href="${sitemap.path}"`) ? [] : 'no menu or footer links to the sitemap',
      ].flat();
      expect(missing.map((what) => ({ selector: '', what }))).toHaveNoFindings();
    });
  });
}

test('no link name leads to two pages or sections', covers('consistentNames', '2.4.9', '3.2.4'), () => {
  const owners = new Map<string, string>();
  for (const path of new Set([...routes.map((route) => route.path), ...linkTargets()])) {
    for (const name of namesOf(path)) {
      const owner = owners.get(name) ?? path;
      expect.soft(firstDifference(`the target of links named “${name}”`, [path], [owner], [`a[href="${path}"]`])).toHaveNoFindings();
      owners.set(name, owner);
    }
  }
});

test('navigation that pages share has the same order on all of them', covers('siteShell', '3.2.3'), () => {
  /** For each two names, the first page that has them in this order. */
  const known = new Map<string, string>();
  for (const path of [...routes, notFound].map((route) => route.path)) {
    const names = Array.from(builtHtml(path).matchAll(/<nav [^>]*aria-label="([^"]*)"/g), ([, name = '']) => name);
    expect(names.length, path).toBeGreaterThan(1);
    const order = Array.from(new Set(names));
    const pairs = order.flatMap((name, index) => order.slice(index + 1).map((later) => [name, later] as const));
    for (const [name, later] of pairs) {
      const other = known.get(`${later}, ${name}`);
      const fault = { selector: `nav[aria-label="${name}"]`, what: `is before “${later}” on ${path}, and after it on ${other}` };
      expect.soft(other ? [fault] : []).toHaveNoFindings();
      known.set(`${name}, ${later}`, path);
    }
  }
});

test('the glossary explains all its terms, and other pages link to each term', covers('glossary', '3.1.3', '3.1.4'), () => {
  const others = routes
    .filter(({ path }) => path !== glossaryPath)
    .map(({ path }) => builtHtml(path))
    .join('\n');
  const page = builtHtml(glossaryPath);
  const unexplained = glossaryTerms.filter(({ id, term }) => !new RegExp(`<h3 id="${id}"[^>]*>${term}</h3>.*?<p[ >]`, 's').test(page));
  const unlinked = glossaryTerms.filter(({ id }) => !others.includes(`href="${glossaryPath}#${id}"`));
  const fault =
    (what: string) =>
    ({ id, term }: (typeof glossaryTerms)[number]) => ({ selector: `#${id}`, what: `“${term}” ${what}` });
  expect([
    ...unexplained.map(fault('has no heading with this id and an explanation')),
    ...unlinked.map(fault('has no link from another page')),
  ]).toHaveNoFindings();
});

test(
  'no script plays a sound, or handles a gesture or the motion of the device',
  covers('noGestures', '1.4.2', '1.4.7', '2.5.1', '2.5.4', '2.5.7'),
  () => {
    expect(sourcesWith(/AudioContext|\bnew Audio\b|speechSynthesis|SpeechSynthesis|\.vibrate\(/)).toHaveNoFindings();
    expect(
      sourcesWith(
        /\son(TouchMove|Drag\w*|Drop|Wheel|(Pointer|Mouse)Move)=|'(touchmove|drag\w*|drop|wheel|gesture\w+)'|device(motion|orientation)/i,
      ),
    ).toHaveNoFindings();
  },
);
