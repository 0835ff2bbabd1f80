/** Reading pages: from start to end, by headings, by landmarks, and by table cells. */
import { onThisPage } from '../../../../src/content/controls';
import { faq, resourcesPage } from '../../../../src/content/faq';
import { frame } from '../../../../src/content/frame';
import { planFacts } from '../../../../src/content/planFacts';
import { planFeatures, pricingPage } from '../../../../src/content/plans';
import { sections } from '../../../../src/content/sections';
import { status } from '../../../../src/content/status';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { banner, contentInformation, heading, main, navigation, table } from './roles';

const [price, rateLimit] = planFeatures;
const [starter, access, enterprise] = planFacts;

export const reading: readonly Scenario[] = [
  {
    name: 'page',
    title: 'A page is read from its skip link to its footer, with every service',
    criteria: ['1.3.1', '1.3.2', '2.4.2', '2.4.6'],
    steps: [
      { open: routeById('status').path },
      { key: 'KP_Add' },
      {
        expect: [
          frame.skipLink,
          banner,
          navigation,
          main,
          ...heading(status.overall, 1),
          ...heading(status.servicesHeading, 2),
          status.tableCaption,
          ...status.services.flatMap(({ name, state, uptime }) => [name, state, uptime]),
          ...status.incidents.flatMap(({ title }) => [title]),
          contentInformation,
          frame.footerNavigation,
        ],
      },
    ],
  },
  {
    name: 'headings',
    title: 'Headings can be stepped through, each with its level',
    criteria: ['1.3.1', '2.4.6', '2.4.10'],
    steps: [
      { open: routeById('resources').path },
      { key: 'h' },
      { expect: heading(resourcesPage.heading, 1) },
      { key: 'h' },
      { expect: heading(resourcesPage.articlesHeading, 2) },
      { key: '2' },
      { expect: heading(resourcesPage.caseStudiesHeading, 2) },
      { key: '2' },
      { expect: heading(resourcesPage.faqHeading, 2) },
      { key: 'h' },
      { expect: heading(faq[0].question, 3) },
    ],
  },
  {
    name: 'landmarks',
    title: 'Landmarks can be stepped through; those of one kind have names',
    criteria: ['1.3.1', '1.3.6', '2.4.1'],
    steps: [
      { open: routeById('terms').path },
      { key: 'm', until: [frame.mainNavigation], atMost: 4 },
      { key: 'm' },
      { expect: [routeById('terms').label], not: [frame.mainNavigation] },
      { key: 'm' },
      { expect: [onThisPage] },
      { key: 'm' },
      { expect: [sections.product], not: [onThisPage] },
    ],
  },
  {
    name: 'table',
    title: 'The table of plans reads its caption, its size, and the header of each row and column that is entered',
    criteria: ['1.3.1'],
    steps: [
      { open: routeById('pricing').path },
      { key: 't' },
      { expect: [pricingPage.tableCaption, table, `${planFeatures.length + 1} rows`, `${planFacts.length + 1} columns`, pricingPage.featureColumn] },
      { key: 'shift+alt+Down' },
      { expect: [price.label] },
      { key: 'shift+alt+Right' },
      { expect: [starter.price] },
      { key: 'shift+alt+Right' },
      // The cell, with the header of the new column.
      { expect: [access.name, pricingPage.popular, access.price], not: [pricingPage.tooltipButtonLabel] },
      { key: 'shift+alt+Right' },
      { expect: [enterprise.name, enterprise.price], not: [pricingPage.tooltipButtonLabel] },
      { key: 'shift+alt+Down' },
      // The cell, with the header of the new row.
      { expect: [rateLimit.label, enterprise.rateLimit], not: [pricingPage.tooltipButtonLabel, 'blank'] },
    ],
  },
];
