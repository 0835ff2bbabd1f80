/** Describes pages for search engines, in the vocabulary of schema.org. */
import { crumbsOf } from '../content/breadcrumbs.ts';
import { lastRelease } from '../content/facts/changelog.ts';
import { faq } from '../content/pages/faq.ts';
import { plainText } from '../content/plainText.ts';
import { currency, planFacts } from '../content/facts/planFacts.ts';
import { sections } from '../content/facts/sections.ts';
import { site } from '../content/site.ts';
import { cardPath } from '../drawings/SocialCard/cardFile.ts';
import { type PageMeta, type Route, routeById } from '../content/routes.ts';
import { titleOf } from '../content/siteRoutes.ts';
import { iconPath } from './pictures.ts';
import { siteUrl } from './siteUrl.ts';

/** An object with a schema.org type. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const organization = () => ({ '@id': siteUrl('/#organization') });
const webSite = () => ({ '@id': siteUrl('/#website') });

/** Returns the script element for <head>, or nothing for pages without data. No script policy applies, because it is data. */
export function structuredDataTag(page: PageMeta): string {
  const things = thingsOn(page);
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // A `<` in a text could end the element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function thingsOn(page: PageMeta): readonly Thing[] {
  if (page.id === 'notFound') return [];
  if (page.section === sections.docs) return [breadcrumbs(page), article('TechArticle', page)];
  if (page.section === sections.articles) return [breadcrumbs(page), article('BlogPosting', page)];
  switch (page.id) {
    case 'home':
      return [describeOrganization(), describeSite()];
    case 'pricing':
      return [product(page)];
    case 'resources':
      return [questions(page)];
    default:
      return [];
  }
}

function describeOrganization(): Thing {
  return {
    '@type': 'Organization',
    ...organization(),
    name: site.name,
    slogan: site.slogan,
    url: siteUrl('/'),
    logo: siteUrl(iconPath(512)),
    sameAs: site.social.map(({ href }) => href),
    contactPoint: [site.supportEmail, site.salesEmail].map((email) => ({
      '@type': 'ContactPoint',
      email,
      url: siteUrl(routeById('contact').path),
    })),
  };
}

function describeSite(): Thing {
  const { description } = routeById('home');
  return { '@type': 'WebSite', ...webSite(), name: site.name, url: siteUrl('/'), description, inLanguage: 'en', publisher: organization() };
}

function product(page: Route): Thing {
  return {
    '@type': 'Product',
    name: site.name,
    description: routeById('product').description,
    url: siteUrl(routeById('product').path),
    image: siteUrl(cardPath(page)),
    brand: organization(),
    offers: planFacts.map(({ id, name, price }) => {
      const amount = { price: amountOf(price), priceCurrency: currency };
      return {
        '@type': 'Offer',
        name,
        url: siteUrl(`${page.path}#${id}`),
        ...amount,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...amount,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
        },
      };
    }),
  };
}

/** Removes currency and thousands separators. */
function amountOf(price: string): number {
  const amount = Number(price.replace(/[^\d.]/g, ''));
  if (!/\d/.test(price) || Number.isNaN(amount)) throw new Error(`"${price}" is no price.`);
  return amount;
}

function questions(page: Route): Thing {
  return {
    '@type': 'FAQPage',
    url: siteUrl(page.path),
    mainEntity: faq.map(({ id, question, answer }) => ({
      '@type': 'Question',
      name: question,
      url: siteUrl(`${page.path}#faq-${id}`),
      acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).join('\n') },
    })),
  };
}

function breadcrumbs(page: Route): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(page).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: { '@id': siteUrl(routeById(crumb.id).path) },
    })),
  };
}

function article(type: 'TechArticle' | 'BlogPosting', page: Route): Thing {
  const lastChanged = page.id === 'docsChangelog' ? lastRelease : undefined;
  return {
    '@type': type,
    headline: titleOf(page),
    description: page.description,
    url: siteUrl(page.path),
    image: siteUrl(cardPath(page)),
    inLanguage: 'en',
    isPartOf: webSite(),
    publisher: organization(),
    ...(page.date && { datePublished: page.date }),
    ...(lastChanged && { dateModified: lastChanged }),
  };
}
