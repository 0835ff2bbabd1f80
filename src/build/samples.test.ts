import { expect, test } from 'vitest';
import { samples, samplesLine } from './samples';

test('finds every part with the flag, at any depth', () => {
  const modules = {
    '/src/content/facts/status.ts': { status: { isSample: true, services: [{ id: 'cache' }] } },
    '/src/content/pages/testimonials.ts': { testimonials: [{ id: 'a', isSample: true }, { id: 'b' }, { id: 'c', isSample: false }] },
    '/src/content/articles/docs/webhooks.md': { default: { sections: [{ id: 'body', sections: [{ id: 'bodies', isSample: true }] }] } },
  };
  expect(samples(modules)).toEqual(['facts/status.ts', 'pages/testimonials.ts#a', 'articles/docs/webhooks.md#bodies']);
});

test('says in one line how many parts are samples, and where they are', () => {
  expect(samplesLine(['facts/status.ts', 'articles/terms.md'])).toBe('2 parts are samples: facts/status.ts, articles/terms.md');
  expect(samplesLine(['facts/status.ts'])).toBe('One part is a sample: facts/status.ts');
  expect(samplesLine([])).toBe('No part is a sample.');
});
