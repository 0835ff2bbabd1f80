/** Finds mistakes of authors in the HTML of every page that the type check cannot find. Each message names the place. */
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { planFacts } from '../content/facts/planFacts';
import { routes } from '../content/routes';
import { notFound } from '../content/siteRoutes';
import { render } from '../app/render';
import type { Element, Root, RootContent } from './pageContent';

type Pages = ReadonlyMap<string, Root>;

const rendered: Pages = new Map(
  await Promise.all([...routes, notFound].map(async ({ path }) => [path, parsed(withHead(await render(path)))] as const)),
);

/** Includes the description, which search engines show. */
function withHead({ head, app }: { readonly head: string; readonly app: string }): string {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return `${app}<p>${description}</p>`;
}

function drawingsWithoutText(pages: Pages): string[] {
  // The alternative of a drawing is that of the drawings inside it, too.
  const needsText = ({ properties: { ariaHidden, role, ariaLabel, ariaLabelledBy } }: Element) =>
    ariaHidden !== 'true' && !(role === 'img' && (ariaLabel || ariaLabelledBy));
  return Array.from(pages).flatMap(([path, page]) =>
    elementsIn(page, needsText)
      .filter(({ tagName }) => tagName === 'svg')
      .map(() => `a drawing on ${path} has neither a name (role="img", aria-label) nor aria-hidden`),
  );
}

const prices: readonly string[] = planFacts.map(({ price }) => price);
const rates: readonly string[] = planFacts.map(({ rateLimit }) => rateLimit);

function unknownFigures(pages: Pages): string[] {
  return Array.from(pages).flatMap(([path, page]) => {
    const text = textOf(page);
    const figures = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([figure]) => figure);
    return [
      ...figures(/\p{Sc}\s?\d+([,.]\d+)*|\d+([,.]\d+)*\s?\p{Sc}(?!\d)/gu)
        .filter((price) => !prices.includes(price))
        .map((price) => `${path} says ${price}, which is the price of no plan (src/content/facts/planFacts.ts)`),
      ...figures(/\d[\d,.]* ?requests ?(\/|a|per) ?minute/g)
        .filter((rate) => !rates.includes(rate.replace(/ ?requests ?(\/|a|per) ?/, ' requests/')))
        .map((rate) => `${path} says ${rate}, which is the rate limit of no plan (src/content/facts/planFacts.ts)`),
    ];
  });
}

/** A link that says “ask” fills in the subject of the message, so that nobody has to. */
function asksWithoutSubject(pages: Pages): string[] {
  return Array.from(pages).flatMap(([path, page]) =>
    elementsIn(page)
      .filter((element) => element.properties.href === '/contact' && /\b(ask|contact s|write to)/i.test(textOf(element)))
      .map((element) => `${path} links “${textOf(element)}” to the contact form without a subject`),
  );
}

/** Said once on a page, it is information. Said often, it is an apology, except on the page that answers each question of a buyer. */
function repeatedApologies(pages: Pages): string[] {
  const others = Array.from(pages).filter(([path]) => path !== '/docs/before-you-commit');
  return others.flatMap(([path, page]) => {
    const count = Array.from(
      textOf(page).matchAll(/n’t (yet )?(publish|document|cover)|\b(not (published|documented|covered)|undocumented)\b/gi),
    ).length;
    return count > 1 ? [`${path} says ${count} times what we don’t publish. Say it once, and link to the question`] : [];
  });
}

const checks = { drawingsWithoutText, unknownFigures, asksWithoutSubject, repeatedApologies };

test.each([
  ['every drawing has a text alternative or is decorative', drawingsWithoutText],
  ['every price and rate limit belongs to a plan', unknownFigures],
  ['every link that asks has a subject', asksWithoutSubject],
  ['no page says twice what we don’t publish', repeatedApologies],
])('%s', (_, mistakesIn) => {
  const mistakes = mistakesIn(rendered);
  expect(mistakes, mistakes.join('\n')).toEqual([]);
});

test.each<[keyof typeof checks, string, string | undefined]>([
  ['drawingsWithoutText', '<svg><path/></svg>', 'a drawing on / has neither a name (role="img", aria-label) nor aria-hidden'],
  ['drawingsWithoutText', '<span aria-hidden="true"><svg/></span><svg role="img" aria-label="One"><svg/></svg>', undefined],
  ['unknownFigures', '<p>Only $12,345.50.</p>', '/ says $12,345.50, which is the price of no plan (src/content/facts/planFacts.ts)'],
  [
    'unknownFigures',
    '<p>Up to 77 requests a minute</p>',
    '/ says 77 requests a minute, which is the rate limit of no plan (src/content/facts/planFacts.ts)',
  ],
  ['asksWithoutSubject', '<a href="/contact">Ask sales</a>', '/ links “Ask sales” to the contact form without a subject'],
  ['asksWithoutSubject', '<a href="/contact">Contact</a><a href="/contact?subject=models">Ask</a>', undefined],
  [
    'repeatedApologies',
    '<p>We don’t publish this yet.</p><p>That isn’t documented.</p>',
    '/ says 2 times what we don’t publish. Say it once, and link to the question',
  ],
  ['unknownFigures', `<h3>Tier 1</h3><p>${prices.join(', ')}; ${rates.join(', ')}</p><code>$12</code>`, undefined],
])('%s checks %s', (name, html, mistake) => {
  expect(checks[name](new Map([['/', parsed(html)]]))).toEqual(mistake ? [mistake] : []);
});

function parsed(html: string): Root {
  return fromHtml(html, { fragment: true });
}

function elementsIn(node: Root | RootContent, isWanted: (element: Element) => boolean = () => true): Element[] {
  if (node.type === 'element' && !isWanted(node)) return [];
  const descendants = 'children' in node ? node.children.flatMap((child) => elementsIn(child, isWanted)) : [];
  return node.type === 'element' ? [node, ...descendants] : descendants;
}

/** Skips code, because figures in code are examples. */
function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && node.tagName === 'code')) return '';
  return node.children.map(textOf).join(node.type === 'element' && /^(a|b|span|strong|em)$/.test(node.tagName) ? '' : ' ');
}
