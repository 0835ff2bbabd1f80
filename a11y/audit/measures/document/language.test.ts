// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mislabeledLanguages, undeclaredLanguages } from './language';

/** Counts passages whose declared language is wrong, on an English page. */
function mislabeled(html: string) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
  return mislabeledLanguages().length;
}

test('finds undeclared passages in other languages, and English with another declared language', () => {
  expect(mislabeled('<p>Nous ne pouvons pas garantir que le site sera toujours disponible pour vous.</p>')).toBe(1);
  expect(mislabeled('<ul><li>We kunnen niet beloven dat deze bladzijde morgen nog voor iedereen te lezen zal zijn.</li></ul>')).toBe(1);
  expect(mislabeled('<p lang="de">We cannot promise that the site will always be there for you.</p>')).toBe(1);
});

test('ignores passages with a correct language, short passages, and names', () => {
  expect(mislabeled('<p lang="fr">Nous ne pouvons pas garantir que le site sera toujours disponible pour vous.</p>')).toBe(0);
  expect(mislabeled('<p>We cannot promise that the site will always be there for you.</p>')).toBe(0);
  expect(mislabeled('<p>Python, Node.js, Ruby, Go, Rust, Java, Kotlin, Swift, Scala, Elixir, Haskell, Perl</p><p>calls per minute, tokens per day</p>')).toBe(0);
});

test('finds a word of another language on a button, in a label, and in a name', () => {
  document.documentElement.lang = 'en';
  for (const html of ['<button>Weiter</button>', '<label>Correo para la respuesta</label>', '<a href="/">Lire la suite</a>', '<button aria-label="Zoeken"></button>']) {
    document.body.innerHTML = html;
    expect(undeclaredLanguages().length, html).toBe(1);
  }
});

test('ignores names, English words, and text with a declared language', () => {
  for (const html of ['<button lang="de">Weiter</button>', '<p>Ada Van Dijk of El Paso</p>', '<button>Open an account</button>', '<p>$5 per month, plus tax</p>']) {
    document.body.innerHTML = html;
    expect(undeclaredLanguages(), html).toEqual([]);
  }
});
