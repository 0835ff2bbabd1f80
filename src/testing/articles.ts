/** The articles that tests quote. Playwright cannot import Markdown, so they are compiled here. */
import { readArticle } from '../build/articles/readArticle';
import { type FaqEntry, questionsOf } from '../content/questions';

export const gettingStarted = readArticle('/docs').article;
export const faq = questionsOf(readArticle('/resources/faq').article);

/** The terms of the glossary. The text of an abbreviation begins with its long form, in bold. */
export const glossaryTerms = readArticle('/docs/glossary')
  .article.sections.flatMap(({ sections: terms = [] }) => terms)
  .map(({ id, heading, blocks: [first] }) => ({
    id,
    term: heading,
    isAbbreviation: first?.kind === 'paragraph' && typeof first.text[0] === 'object' && 'strong' in first.text[0],
  }));

/** The question at that position, from 0. Throws if there are fewer questions. */
export function faqEntry(index: number): FaqEntry {
  const entry = faq[index];
  if (!entry) throw new Error(`There are only ${faq.length} questions.`);
  return entry;
}
