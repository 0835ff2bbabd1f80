import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textWidth } from '../../build/pictures';
import { site } from '../../content/site';
import { type Route, routes } from '../../content/routes';
import type { RouteEntry } from '../../content/routeEntry';
import { titleOf } from '../../content/siteRoutes';
import { maxJacks, SocialCard, type SocialCardProps } from './SocialCard';

const byTitle = routes.map((page): [string, Route & RouteEntry] => [titleOf(page), page]);

test.each(byTitle)('fits the whole title "%s"', (_, page) => {
  const card = draw(page);
  expectNoOverflow(card);
  const { title, section } = page;
  expect(
    textsOf(card)
      .slice(section ? 2 : 1, -1)
      .join(' '),
  ).toBe(title);
  expect(textsOf(card)).toEqual(expect.arrayContaining([site.name, site.host, ...(section ? [section] : [])]));
});

test('plugs the cable into a different jack for each page, as far as there are jacks', () => {
  const paths = routes.map((page) => Array.from(draw(page).querySelectorAll('path'), (path) => path.getAttribute('d')).join());
  expect(new Set(paths).size).toBe(Math.min(routes.length, maxJacks));
});

function draw(page: SocialCardProps['page']): Document {
  const svg = renderToStaticMarkup(<SocialCard page={page} measure={textWidth} />);
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

function textsOf(card: Document): readonly string[] {
  return Array.from(card.querySelectorAll('text'), (text) => text.textContent ?? '');
}

/** Expects every line left of the seam, and the title and section below the cable. Bold text is the widest. */
function expectNoOverflow(card: Document) {
  for (const text of card.querySelectorAll('text')) {
    const content = text.textContent ?? '';
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(text.getAttribute(name))) as [number, number, number];
    expect(x + textWidth(content, size), content).toBeLessThanOrEqual(335);
    expect(size, content).toBeGreaterThan(7);
    if (content !== site.name) expect(y - 0.7 * size, content).toBeGreaterThan(125);
    expect(y + 0.25 * size, content).toBeLessThan(305);
  }
}
