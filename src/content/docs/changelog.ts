/** The text of the docs page "Changelog". */
import { changelog } from '../changelog.ts';
import { dateInWords } from '../dateInWords.ts';
import type { Article, Section } from '../types';

export const changelogPage: Article = {
  lead: 'What changed in each version, newest first.',
  isSample: true,
  lastChanged: changelog
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1),
  sections: changelog.map(({ version, date, changes }): Section => ({
    id: version.replaceAll('.', '-'),
    heading: version,
    blocks: [
      ...(date ? [{ kind: 'paragraph', text: `Released on ${dateInWords(date)}.` } as const] : []),
      { kind: 'list', items: changes },
    ],
  })),
};
