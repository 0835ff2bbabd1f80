/** Checks the languages of a page and its parts. Each function runs in the page. */

/** Finds words with letters that English does not use, in text without its own language. `names` are allowed. */
export function nonEnglishWords(names: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement?.closest('body [lang], script, style, pre')) continue;
    found.push(...(data.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => /[^a-z]/i.test(word) && !names.includes(word)));
  }
  return found;
}

/**
 * Finds passages in English letters whose declared language is wrong. Every English sentence has some of the most common English words,
 * and other languages have hardly any of them. Capitalized names are ignored.
 */
export function mislabeledLanguages(): string[] {
  const common = new Set(
    'a all an and are as at be been but by can do does every for from has have how if in into is it its no not of on one or our so than that the their then there these they this to was we what when where which who will with you your'.split(' '),
  );
  return Array.from(document.querySelectorAll('p, li, dd, td, blockquote')).flatMap((passage) => {
    if (passage.querySelector('p, li') || passage.closest('[translate=no]')) return [];
    const words = (passage.textContent?.match(/[\p{L}\p{M}’]+/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word));
    const share = words.filter((word) => common.has(word)).length / words.length;
    const isDeclaredEnglish = /^en\b/.test(passage.closest('[lang]')?.getAttribute('lang') ?? '');
    const isMislabeled = isDeclaredEnglish ? words.length >= 10 && share < 0.05 : words.length >= 5 && share > 0.25;
    return isMislabeled ? [passage.outerHTML.slice(0, 120)] : [];
  });
}

/**
 * Finds text and names without a declared language that contain a common word of another language. Words that English also has do not
 * count. `nonEnglishWords` checks other letters.
 */
export function undeclaredLanguages(): string[] {
  const common = new Set(
    [
      'und oder nicht mit für auf ist sind wird eine einen dem das sie wir ich bei nach zu zum zur mehr weiter lesen zurück anmelden abmelden senden absenden suche suchen schließen öffnen abbrechen speichern startseite hilfe kaufen bestellen kontakt preise passwort konto seite',
      'le des une et ou avec dans sur nous vous votre savoir lire suivant retour envoyer rechercher connexion connecter accueil fermer ouvrir annuler enregistrer acheter prix compte',
      'el los las es por para su más enviar buscar siguiente volver atrás iniciar sesión inicio cerrar abrir cancelar guardar ayuda comprar precios cuenta',
      'il gli di che della sono più leggi invia cerca avanti indietro accedi registrati chiudi apri annulla salva aiuto prezzi',
      'het een voor niet zijn meer lees lezen verder terug verzenden versturen zoeken zoek inloggen aanmelden sluiten openen annuleren opslaan hulp bestellen prijzen rekening',
    ]
      .join(' ')
      .split(' '),
  );
  const names = Array.from(document.querySelectorAll('[aria-label], [alt], [title], [placeholder]'), (element) => ({
    element,
    text: ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join(' '),
  }));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: typeof names = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement) texts.push({ element: parentElement, text: data });
  }
  return [...names, ...texts].flatMap(({ element, text }) => {
    if (element.closest('body [lang], [translate=no], script, style, pre, code')) return [];
    // Names of people and companies have capitals, as the first word of a text does. Words in all capitals are abbreviations.
    const words = (text.trim().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word, index) => (index === 0 ? /^.[\p{Ll}\p{M}]*$/u : /^\p{Ll}/u).test(word));
    return words.some((word) => common.has(word.toLowerCase())) ? [text.trim().slice(0, 100)] : [];
  });
}

/** Finds elements whose `lang` or `hreflang` is not a language tag. */
export function wrongLanguages(): string[] {
  const isTag = (lang: string) => {
    try {
      return Intl.getCanonicalLocales(lang).length === 1;
    } catch {
      return false;
    }
  };
  return Array.from(document.querySelectorAll('body [lang], body [hreflang]'), (element) => {
    const lang = element.getAttribute('lang') ?? element.getAttribute('hreflang') ?? '';
    return isTag(lang) ? '' : element.outerHTML.slice(0, 120);
  }).filter(Boolean);
}
