/** Adds made-up docs pages and questions to a copy of the site, where an author would add them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { append } from './editSource.mjs';

/**
 * Menus list them in groups: about as many groups as pages in each, as an author would arrange so many.
 * @param {string} folder a copy of the site
 * @param {number} count
 */
export function addDocsPages(folder, count) {
  const inGroup = Math.ceil(Math.sqrt(count));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rows = numbers.map((number) => {
    const first = number - ((number - 1) % inGroup);
    const row = {
      id: `docsGuide${number}`,
      path: `/docs/guide${number}`,
      title: `Guide ${number} to provider ${number}`,
      description: `How to call provider ${number} through the hub: its limits, its errors and sample ${number}.`,
      label: `Guide ${number}`,
      source: `src/content/docs/guide${number}.ts`,
      ...(first !== number && { parent: `docsGuide${first}` }),
    };
    return JSON.stringify(row).replace(/}$/, ',"section":sections.docs}');
  });
  const loaders = numbers.map((number) => `docsGuide${number}: () => import('./content/docs/guide${number}').then((module) => module.guide${number})`);
  edit(join(folder, 'src/docsPages.ts'), (source) => append(source, 'rows', rows));
  edit(join(folder, 'src/loadDocsPage.tsx'), (source) => append(source, 'articles', loaders));
  for (const number of numbers) writeFileSync(join(folder, `src/content/docs/guide${number}.ts`), article(number));
}

/**
 * @param {string} folder a copy of the site
 * @param {number} count
 */
export function addQuestions(folder, count) {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `question-${index}`,
    question: `What does the hub do with call ${index} of provider ${index * 7}?`,
    answer: [`It passes call ${index} on, and counts it for the quota of the key that came with it.`, ['A failed call has the status ', { code: `${index}` }, '.']],
  }));
  edit(join(folder, 'src/content/faq.ts'), (source) => append(source, 'faq', questions.map((question) => JSON.stringify(question))));
}

/**
 * @param {string} file
 * @param {(source: string) => string} change
 */
export function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
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
