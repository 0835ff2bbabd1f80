/** Reads questions and terms out of articles. */
import type { Article, Block, RichText, Section } from '../content/types';

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

export interface GlossaryTerm {
  /** The anchor on the glossary page. */
  readonly id: string;
  readonly term: string;
  /** The long form of an abbreviation: a first paragraph in bold. */
  readonly expansion?: string;
  readonly meaning: RichText;
}

export interface GlossaryGroup {
  readonly heading: string;
  readonly terms: readonly GlossaryTerm[];
}

export function glossaryOf({ sections }: Article): readonly GlossaryGroup[] {
  return sections.map(({ heading, sections: terms = [] }) => ({ heading, terms: terms.map(termOf) }));
}

function termOf(section: Section): GlossaryTerm {
  const [first = '', second] = paragraphsOf(section);
  const [part] = first;
  const expansion = typeof part === 'object' && 'strong' in part ? part.strong : undefined;
  return { id: section.id, term: section.heading, ...(expansion && { expansion }), meaning: expansion ? (second ?? '') : first };
}

function paragraphsOf({ heading, blocks }: Section): readonly RichText[] {
  return blocks.map((block: Block) => {
    if (block.kind !== 'paragraph')
      throw new Error(`“${heading}” has a ${block.kind}. A question of faq.md and a term of glossary.md have paragraphs alone.`);
    return block.text;
  });
}
