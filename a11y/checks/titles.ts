import { routes } from '../../src/content/routes';
import { notFound, titleOf } from '../../src/content/siteRoutes';
import { site } from '../../src/content/site';
import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import { expect } from '../findings';
import type { Check } from './check';

export const titles: Check = {
  criteria: ['2.4.2'],
  claim: 'Expects a different title for every page.',
  on: 'every page',
  reads: {
    'has a unique title': async ({ opened, path }) => {
      const route = [...routes, notFound].find((one) => one.path === path) ?? notFound;
      await expect(opened).toHaveTitle(`${titleOf(route)} – ${site.name}`);
      const others = routes.filter((other) => other.path !== path && titleOf(other) === titleOf(route));
      expect(others.map((other) => ({ selector: 'title', what: `is the title of ${other.path} too` }))).toHaveNoFindings();
    },
  },
  barriers: { 'one title for all pages': dom('html', () => (document.title = 'Home')) },
  left: {
    '2.4.2': {
      aids: screenReaders,
      steps: 'Read the title of each page, also after a link has opened it.',
      expected: 'The title describes its page.',
    },
  },
};
