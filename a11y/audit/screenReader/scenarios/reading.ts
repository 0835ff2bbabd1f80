/** Pages as they are read: in one go, by headings, by landmarks, cell by cell. */
import { faq, resourcesPage } from '../../../../src/content/faq';
import { planFacts } from '../../../../src/content/planFacts';
import { planFeatures, pricingPage } from '../../../../src/content/plans';
import { status } from '../../../../src/content/status';
import { routeById } from '../../../../src/routes';
import type { Scenario } from '../types';
import { banner, contentInformation, heading, main, navigation, table } from './roles';

const [price, rateLimit] = planFeatures;
const [starter, access, enterprise] = planFacts;

export const reading: readonly Scenario[] = [
  {
    name: 'page',
    title: 'A page is read from its skip link to its footer, with every word that its table holds',
    criteria: ['1.3.1', '1.3.2', '2.4.2', '2.4.6'],
    steps: [
      { open: routeById('status').path },
      { key: 'KP_Add' },
      {
        expect: [
          'Skip to main content',
          banner,
          navigation,
          main,
          ...heading(status.heading, 1),
          status.overall,
          ...heading(status.servicesHeading, 2),
          table,
          status.tableCaption,
          ...status.columns,
          ...status.services.flatMap(({ name, state, uptime }) => [name, state, uptime]),
          ...status.incidents.flatMap(({ title }) => [title]),
          contentInformation,
          'Footer',
        ],
      },
    ],
  },
  {
    name: 'headings',
    title: 'Headings lead through a page, each with its level',
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
    title: 'Landmarks lead through a page; those of one kind have names',
    criteria: ['1.3.1', '1.3.6', '2.4.1'],
    steps: [
      { open: routeById('terms').path },
      { key: 'm', until: ['Main'], atMost: 4 },
      { key: 'm' },
      { expect: [routeById('terms').label], not: ['Main'] },
      { key: 'm' },
      { expect: ['On this page'] },
      { key: 'm' },
      { expect: ['Product'], not: ['On this page'] },
    ],
  },
  {
    name: 'table',
    title: 'The plans are a table: caption, size, and the header of each row and column that is entered',
    criteria: ['1.3.1'],
    steps: [
      { open: routeById('pricing').path },
      { key: 't' },
      { expect: [pricingPage.tableCaption, table, `${planFeatures.length + 1} rows`, '4 columns', pricingPage.featureColumn] },
      { key: 'shift+alt+Down' },
      { expect: [price.label] },
      { key: 'shift+alt+Right' },
      { expect: [starter.price] },
      { key: 'shift+alt+Right' },
      // The cell, with the header of the column that is entered.
      { expect: [access.name, pricingPage.popular, access.price], not: ['About'] },
      { key: 'shift+alt+Right' },
      { expect: [enterprise.name, enterprise.price], not: ['About'] },
      { key: 'shift+alt+Down' },
      // The same for the row.
      { expect: [rateLimit.label, enterprise.rateLimit], not: ['About', 'blank'] },
    ],
  },
];
