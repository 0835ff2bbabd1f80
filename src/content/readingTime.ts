import { plainText } from './plainText';
import type { Article, Block, RichText, Section } from './types';

const wordsPerMinute = 230;

/** How many minutes it takes to read an article, without its code. */
export function readingMinutes({ lead, sections }: Article): number {
  const words = [lead, ...sections.flatMap(textsOf)].flatMap((text) => plainText(text).split(/\s+/));
  return Math.ceil(words.length / wordsPerMinute);
}

function textsOf({ heading, blocks, sections = [] }: Section): readonly RichText[] {
  return [heading, ...blocks.flatMap(textsIn), ...sections.flatMap(textsOf)];
}

function textsIn(block: Block): readonly RichText[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.table.rows.flat();
    case 'paragraph':
    case 'note':
      return [block.text];
    default:
      return [];
  }
}
