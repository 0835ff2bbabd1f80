/** The questions of the resources page, and the text of the page itself. */
import { articleFile } from '../../outputPaths';
import { caseStudies } from './caseStudies';
import article from '../articles/resources/faq.md';
import { countInWords } from '../interface';
import { questionsOf } from '../../lib/questions';

export const faq = questionsOf(article);

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
