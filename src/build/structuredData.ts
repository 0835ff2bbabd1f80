/** Describes pages in the vocabulary of schema.org, as far as search engines show it. */
import { crumbsOf } from '../content/breadcrumbs.ts';
import { currency, figureIn, planFacts } from '../content/facts/planFacts.ts';
import { sections } from '../content/facts/sections.ts';
import { type PageMeta, type Route, routeAt } from '../content/routes.ts';
import { site } from '../content/site.ts';
import { notFound } from '../content/siteRoutes.ts';
import { siteUrl } from '../content/outputPaths.ts';
import { cardPath } from '../drawings/SocialCard/cardFile.ts';
import { logoPath } from './pictures.ts';

const organization = { '@type': 'Organization', name: site.name, url: siteUrl('/'), logo: siteUrl(logoPath) };

/** Returns the script element for <head>, or nothing for pages without data. No script policy applies, because it is data. */
export function structuredDataTag(page: PageMeta): string {
  if (page.path === notFound.path) return '';
  const things = [
    ...(page.path === '/' ? [{ ...organization, sameAs: site.social.map(({ href }) => href) }] : []),
    ...(page.path === '/pricing' ? [product(page)] : []),
    ...(page.section ? [breadcrumbs(page)] : []),
    ...(page.section === sections.articles ? [article(page)] : []),
  ];
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // A `<` in a text could end the element.
  return things.length ? `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>` : '';
}

/** A plan whose price has no figure is no offer. */
function product(page: Route) {
  const priced = planFacts.filter(({ price }) => figureIn(price) !== undefined);
  const offers = priced.map(({ id, name, price }) => {
    const amount = { price: figureIn(price), priceCurrency: currency.code };
    const perMonth = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' };
    return { '@type': 'Offer', name, url: siteUrl(`${page.path}#${id}`), ...amount, priceSpecification: perMonth };
  });
  return {
    '@type': 'Product',
    name: site.name,
    description: routeAt('/product').description,
    url: siteUrl('/product'),
    image: siteUrl(cardPath(page)),
    brand: organization,
    offers,
  };
}

function breadcrumbs(page: Route) {
  const itemListElement = [...crumbsOf(page), page].map(({ path, label }, index) => {
    return { '@type': 'ListItem', position: index + 1, name: label, item: siteUrl(path) };
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}

function article(page: Route) {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    url: siteUrl(page.path),
    image: siteUrl(cardPath(page)),
    author: organization,
    ...(page.date && { datePublished: page.date }),
  };
}
