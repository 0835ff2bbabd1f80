/** The text of the resources page. */
import { caseStudies } from './caseStudies';
import { faq } from './faq';
import { countInWords } from '../interface';
import { listInWords } from '../../lib/listInWords';
import { articlePages } from '../siteRoutes';

const offers = [
  ...(caseStudies.length ? ['see how teams use one key'] : []),
  `find answers to ${countInWords(faq.length)} common questions`,
  ...(articlePages.length ? ['read how to run AI calls in production'] : []),
];

export const resourcesPage = {
  heading: 'Resources',
  lead: `${listInWords(offers).replace(/^./, (first) => first.toUpperCase())}.`,
} as const;

/** In the order of the page, without those that the owner has emptied. */
export const resourcesSections = (
  [
    { id: 'case-studies', heading: 'Case studies', entries: caseStudies.length, isSample: caseStudies.some(({ isSample }) => isSample) },
    { id: 'questions', heading: 'Questions and answers', entries: faq.length, isSample: false },
    { id: 'articles', heading: 'Latest articles', entries: articlePages.length, isSample: articlePages.some(({ isSample }) => isSample) },
  ] as const
).filter(({ entries }) => entries > 0);
