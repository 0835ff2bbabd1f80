/** The articles that tests quote. Playwright cannot import Markdown, so they are compiled here. */
import { readArticle } from '../src/build/articles/readArticle';
import { type FaqEntry, glossaryOf, questionsOf } from '../src/lib/questions';

export const gettingStarted = readArticle('/docs').article;
export const glossary = glossaryOf(readArticle('/docs/glossary').article);
export const faq = questionsOf(readArticle('/resources/faq').article);

/** The question at that position, from 0. Throws if there are fewer questions. */
export function faqEntry(index: number): FaqEntry {
  const entry = faq[index];
  if (!entry) throw new Error(`There are only ${faq.length} questions.`);
  return entry;
}
