/** Reads the questions of an article. */
import { Mistake } from '../lib/mistake';
import type { Article, RichText, Section } from './types';

export interface FaqEntry {
  /** The anchor on the page is `faq-<id>`. */
  readonly id: string;
  readonly question: string;
  /** One entry per paragraph. */
  readonly answer: readonly RichText[];
}

export function questionsOf({ sections }: Article): readonly FaqEntry[] {
  return sections.map((section) => ({ id: section.id, question: section.heading, answer: paragraphsOf(section) }));
}

function paragraphsOf({ heading, blocks }: Section): readonly RichText[] {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  if (!blocks.length || paragraphs.length < blocks.length)
    throw new Mistake(`src/content/articles/resources/faq.md: “${heading}” needs an answer of paragraphs alone.`);
  return paragraphs.map(({ text }) => text);
}
