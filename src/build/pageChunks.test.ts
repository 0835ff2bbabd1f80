import { expect, test } from 'vitest';
import { chunksWith, importsOf, withImports, withNotes } from './pageChunks';

const chunks = {
  'app.js': { imports: [], moduleIds: ['/src/App.tsx'] },
  'tabs.js': { imports: ['app.js'], moduleIds: ['/src/components/Tabs.tsx'] },
  'pages.js': { imports: ['tabs.js', 'app.js'], moduleIds: ['/src/pages/HomePage.tsx', '/src/pages/TermsPage.tsx'] },
};

test('notes what is imported while a page is loaded', async () => {
  const loader = withNotes("() => import('./pages/HomePage').then((module) => module.HomePage)", '/src');
  expect(loader).toContain(", import('./pages/HomePage')).then(");
  const [, note] = /\((globalThis\..*?\)),/.exec(loader) ?? [];
  // oxlint-disable-next-line no-new-func
  expect(await importsOf(async () => new Function(note ?? '')())).toEqual(['/src/pages/HomePage']);
});

test('refuses a module in which it finds no import to note', () => {
  expect(() => withNotes('export {};', '/src')).toThrow('imports none');
});

test('finds the chunk of a module, which may have others', () => {
  expect(chunksWith(['/src/pages/TermsPage'], chunks)).toEqual(['pages.js']);
  expect(() => chunksWith(['/src/pages/Terms'], chunks)).toThrow('no chunk with /src/pages/Terms');
});

test('puts each chunk after those that it imports, once', () => {
  expect(withImports(['pages.js', 'tabs.js'], chunks)).toEqual(['app.js', 'tabs.js', 'pages.js']);
  const circle = { 'a.js': { imports: ['b.js'], moduleIds: [] }, 'b.js': { imports: ['a.js'], moduleIds: [] } };
  expect(withImports(['a.js'], circle)).toEqual(['b.js', 'a.js']);
});
