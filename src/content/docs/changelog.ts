/** The words of the docs page "Changelog". */
import { changelog } from '../changelog';
import type { Article, Section } from '../types';

export const changelogPage: Article = {
  lead: 'What changed in each version of the application programming interface (API), newest first.',
  sections: changelog.map(
    ({ version, date, changes }): Section => ({
      id: version.replaceAll('.', '-'),
      heading: version,
      blocks: [
        { kind: 'paragraph', text: date ? `Published on ${date}.` : 'Date not published.' },
        { kind: 'list', items: changes },
      ],
    }),
  ),
};
