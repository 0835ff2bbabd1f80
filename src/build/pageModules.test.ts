import { expect, test } from 'vitest';
import { pageModules } from './pageModules';

const chunk = (fileName: string, source: string, imports: readonly string[] = []) => ({
  fileName,
  facadeModuleId: source && `/site${source}`,
  imports: [...imports],
});

const chunks = [
  chunk('main.js', '/index.html', ['site.js']),
  chunk('site.js', '', ['react.js']),
  chunk('react.js', '', ['site.js']),
  chunk('Home.js', '/src/pages/HomePage/HomePage.tsx', ['controls.js', 'react.js']),
  chunk('controls.js', ''),
  chunk('Other.js', '/src/pages/OtherPage/OtherPage.tsx'),
];

test('lists the files of the app and of the page once, with everything that they import', () => {
  expect(pageModules(chunks, '/site')(['/src/pages/HomePage/HomePage.tsx'])).toEqual([
    'main.js',
    'site.js',
    'react.js',
    'Home.js',
    'controls.js',
  ]);
});

test('stops the build when a source has no chunk', () => {
  expect(() => pageModules(chunks, '/site')(['/src/pages/HomePage/Home.tsx'])).toThrow('/src/pages/HomePage/Home.tsx');
});
