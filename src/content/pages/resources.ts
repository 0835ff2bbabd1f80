/** The text of the resources page. */
import { caseStudies } from './caseStudies';
import { faq } from './faq';
import { countInWords } from '../interface';

export const resourcesPage = {
  heading: 'Resources',
  lead: `See how ${countInWords(caseStudies.length)} teams use one key, find answers to ${countInWords(faq.length)} common questions, and read how to run AI calls in production.`,
  articlesHeading: 'Latest articles',
  caseStudiesHeading: 'Case studies',
  faqHeading: 'Questions and answers',
} as const;
