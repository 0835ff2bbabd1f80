/** The text of the docs page "Glossary". */
import { glossary, type GlossaryTerm } from '../glossary';
import type { Article, Block, Section } from '../types';

export const glossaryPage: Article = {
  lead: 'The terms and abbreviations of this site, each in a sentence or two.',
  sections: glossary.map(({ id, heading, terms }): Section => ({
    id,
    heading,
    blocks: [],
    sections: terms.map((term): Section => ({ id: term.id, heading: term.term, blocks: blocksOf(term) })),
  })),
};

function blocksOf({ expansion, meaning }: GlossaryTerm): readonly Block[] {
  const paragraph = { kind: 'paragraph', text: meaning } as const;
  return expansion ? [{ kind: 'paragraph', text: [{ strong: expansion }] }, paragraph] : [paragraph];
}
