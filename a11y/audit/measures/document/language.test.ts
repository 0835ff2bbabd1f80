// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { misnamedLanguages, wordsOfOtherLanguages } from './language';

/** How many of these passages, on a page in English, say that they are in another language than they are. */
function misnamed(html: string) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
  return misnamedLanguages().length;
}

test('finds passages in other languages that do not say so, and English that says it is another', () => {
  expect(misnamed('<p>Nous ne pouvons pas garantir que le site sera toujours disponible pour vous.</p>')).toBe(1);
  expect(misnamed('<ul><li>We kunnen niet beloven dat deze bladzijde morgen nog voor iedereen te lezen zal zijn.</li></ul>')).toBe(1);
  expect(misnamed('<p lang="de">We cannot promise that the site will always be there for you.</p>')).toBe(1);
});

test('leaves what says which language it is in, short passages and names alone', () => {
  expect(misnamed('<p lang="fr">Nous ne pouvons pas garantir que le site sera toujours disponible pour vous.</p>')).toBe(0);
  expect(misnamed('<p>We cannot promise that the site will always be there for you.</p>')).toBe(0);
  expect(misnamed('<p>Python, Node.js, Ruby, Go, Rust, Java, Kotlin, Swift, Scala, Elixir, Haskell, Perl</p><p>calls per minute, tokens per day</p>')).toBe(0);
});

test('finds a word of another language on a button, in a label and in a name', () => {
  document.documentElement.lang = 'en';
  for (const html of ['<button>Weiter</button>', '<label>Correo para la respuesta</label>', '<a href="/">Lire la suite</a>', '<button aria-label="Zoeken"></button>']) {
    document.body.innerHTML = html;
    expect(wordsOfOtherLanguages().length, html).toBe(1);
  }
});

test('leaves names, English words and what says its language alone', () => {
  for (const html of ['<button lang="de">Weiter</button>', '<p>Ada Van Dijk of El Paso</p>', '<button>Open an account</button>', '<p>$5 per month, plus tax</p>']) {
    document.body.innerHTML = html;
    expect(wordsOfOtherLanguages(), html).toEqual([]);
  }
});
