import { expect, test } from 'vitest';
import { connected, setConnections } from '../testing/connections';
import { sourceFiles } from '../testing/sourceFiles';
import { textsOf } from '../testing/textsOf';
import privacy from './articles/privacy.md';

test('the privacy page has a row for each thing that the browser stores', () => {
  const sources = sourceFiles(/^src\/(lib|app|components|content|layout|pages)\/.*(?<!\.test)\.tsx?$/);
  const keys = sources.flatMap(([, source]) =>
    Array.from(source.matchAll(/(?:storedChoice(?:<\w+>)?\('|storageKey = '|storageKeyOf = .*`)(\w+)/g), ([, key]) => key),
  );
  const rows = privacy.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : [])));
  expect(keys).not.toEqual([]);
  expect(rows, 'privacy.md has a row for each key').toHaveLength(keys.length);
});

async function privacyWith(connections: Parameters<typeof setConnections>[0]) {
  setConnections(connections);
  const { readArticle } = await import('../build/articles/readArticle');
  return textsOf(readArticle('/privacy').article).join(' ').replace(/\s+/g, ' ');
}

const { forms } = connected;
const nothing = { signIn: '', signUp: '', contact: '' } as const;

test.each([
  ['no form', nothing, ['sends nothing you type into a form', 'No form on this site sends anything', 'doesn’t send anything. It turns']],
  ['the contact form', { ...nothing, contact: forms.contact }, ['only when you submit a form', 'sends your message to our server']],
  [
    'the account forms',
    { ...forms, contact: '' },
    ['only when you submit a form', 'Sign in sends', 'Open an account sends', 'doesn’t send anything. It turns'],
  ],
  ['every form', forms, ['only when you submit a form', 'Sign in sends', 'Open an account sends', 'sends your message to our server']],
] as const)('says what is sent if %s has a server', async (_, set, expected) => {
  const text = await privacyWith({ forms: set, gitHub: '' });
  for (const part of expected) expect(text).toContain(part);
  const isDemo = !Object.values(set).some(Boolean);
  expect(text.includes('this site is a demonstration')).toBe(isDemo);
  expect(text.includes('sends nothing you type')).toBe(isDemo);
});

test('names no service of others, unless the owner allows their origins', async () => {
  const analytics = { script: ['https://stats.example'], connect: [], img: [] };
  expect(await privacyWith({ origins: { script: [], connect: [], img: [] } })).toContain('no analytics');
  const text = await privacyWith({ origins: analytics });
  expect(text).toContain('such as analytics');
  expect(text).not.toMatch(/no analytics|hosting provider learns|sets no cookies/i);
});
