/** Writes made-up pages and questions into a copy of the site, where an author would write them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Listed in sections, as so many pages would be: there are about as many sections as pages in each.
 * @param {string} folder a copy of the site
 * @param {number} count
 */
export function addDocsPages(folder, count) {
  const inSection = Math.ceil(Math.sqrt(count));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers.map((number) => {
    const first = number - ((number - 1) % inSection);
    return `{
      id: 'docsGuide${number}',
      path: '/docs/guide${number}',
      title: 'Guide ${number} to provider ${number} – Docs',
      description: 'How to call provider ${number} through the hub: its limits, its errors and sample ${number}.',
      label: 'Guide ${number}',
      ${first === number ? '' : `section: 'docsGuide${first}',`}
    },\n`;
  });
  const loaders = numbers.map((number) => `docsGuide${number}: () => import('./content/docs/guide${number}').then((module) => module.guide${number}),\n`);
  insert(join(folder, 'src/docsPages.ts'), '] as const satisfies readonly DocsEntry[];', rows);
  insert(join(folder, 'src/loadDocsPage.tsx'), '};\n\n/** Undefined when', loaders);
  for (const number of numbers) writeFileSync(join(folder, `src/content/docs/guide${number}.ts`), article(number));
}

/**
 * @param {string} folder a copy of the site
 * @param {number} count
 */
export function addQuestions(folder, count) {
  const questions = Array.from({ length: count }, (_, index) => `{
    id: 'question-${index}',
    question: 'What does the hub do with call ${index} of provider ${index * 7}?',
    answer: ['It passes call ${index} on, and counts it for the quota of the key that came with it.', ['A failed call has the status ', { code: '${index}' }, '.']],
  },\n`);
  insert(join(folder, 'src/content/faq.ts'), '] as const satisfies readonly FaqEntry[];', questions);
}

/** @param {number} number */
function article(number) {
  const section = (/** @type {number} */ part) => ({
    id: `part-${part}`,
    heading: `Part ${part} of guide ${number}`,
    blocks: [
      { kind: 'paragraph', text: `Provider ${number} takes ${number * part} calls a minute, and answers call ${number + part} as any other.` },
      {
        kind: 'table',
        table: {
          caption: `Fields of part ${part}`,
          columns: ['Field', 'Meaning'],
          rows: [1, 2, 3].map((row) => [[{ code: `field_${number}_${row}` }], `What provider ${number} expects in place ${row}.`]),
        },
      },
    ],
  });
  const words = { lead: `How to call provider ${number} through the hub.`, sections: [1, 2, 3, 4].map(section) };
  return `import type { Article } from '../types';\n\nexport const guide${number}: Article = ${JSON.stringify(words)};\n`;
}

/**
 * @param {string} file
 * @param {string} end what the lines go before
 * @param {readonly string[]} lines
 */
function insert(file, end, lines) {
  const source = readFileSync(file, 'utf8');
  if (source.split(end).length !== 2) throw new Error(`${file} must have this once: ${end}`);
  writeFileSync(file, source.replace(end, () => lines.join('') + end));
}
