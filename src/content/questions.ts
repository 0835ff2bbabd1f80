/** Reads the questions of an article. */
import { Mistake } from '../lib/mistake';
import type { Article, Block, RichText, Section } from './types';

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
  return blocks.map((block: Block) => {
    if (block.kind !== 'paragraph')
      throw new Mistake(`src/content/articles/resources/faq.md: “${heading}” has a ${block.kind}. A question has paragraphs alone.`);
    return block.text;
  });
}
