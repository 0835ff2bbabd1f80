/** Tests that texts follow what the owner has connected. */
import { expect, test } from 'vitest';
import { connected, setConnections } from '../testing/connections';
import { textsOf } from '../testing/textsOf';

const isDemoNote = (text: string) => /demonstration|without accounts|no server|not connected|isn’t connected/.test(text);

test('mentions no demonstration if every form has a server', async () => {
  setConnections(connected);
  const product = await Promise.all([import('./pages/account'), import('./pages/contact'), import('./routes')]);
  const { readArticle } = await import('../build/articles/readArticle');
  const articles = ['/docs', '/terms', '/privacy'].map((path) => readArticle(path).article);
  expect([...product, ...articles].flatMap(textsOf).filter(isDemoNote)).toEqual([]);
});
