/** The text of the resources page, and which of its articles are made up. */
import { caseStudies } from './caseStudies';
import { faq } from './faq';
import { countInWords } from '../interface';
import { articleFile } from '../outputPaths';

export const resourcesPage = {
  heading: 'Resources',
  lead: `See how ${countInWords(caseStudies.length)} teams use one key, find answers to ${countInWords(faq.length)} common questions, and read how to run AI calls in production.`,
  articlesHeading: 'Latest articles',
  /** The link in a teaser. The title of the article follows for screen readers. */
  readArticle: 'Read the article',
  caseStudiesHeading: 'Case studies',
  faqHeading: 'Questions and answers',
} as const;

/** Whether each article is made up, by file. Its text is only in the chunk of its own page. */
const samples = import.meta.glob<boolean>('/src/content/articles/resources/*.md', { query: '?sample', import: 'default', eager: true });

export const isSampleArticle = (path: string) => samples[`/${articleFile(path)}`] === true;
