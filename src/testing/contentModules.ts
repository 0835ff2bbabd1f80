/** What visitors read, by file: facts, texts of pages, labels, and articles. Not the samples, and not what only search reads. */
export const contentModules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/content/**/*.ts',
    '/src/content/articles/**/*.md',
    '!/src/content/**/*.test.ts',
    '!/src/content/**/*.d.ts',
    '!/src/content/samples/*',
    '!/src/content/pages/searchWords.ts',
  ],
  { eager: true },
);
