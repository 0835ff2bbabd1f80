/** The languages of a page and its parts. Each function runs in the page. */

/** Words with letters that English does not use, in text that has the language of the page. `names` are allowed. */
export function foreignWords(names: readonly string[]): string[] {
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
 * Passages in English letters that are in another language than they say: English has the commonest of its words in every sentence, and
 * other languages hardly any of them. Names, with their capitals, say nothing of a language.
 */
export function misnamedLanguages(): string[] {
  const common = new Set(
    'a all an and are as at be been but by can do does every for from has have how if in into is it its no not of on one or our so than that the their then there these they this to was we what when where which who will with you your'.split(' '),
  );
  return Array.from(document.querySelectorAll('p, li, dd, td, blockquote')).flatMap((passage) => {
    if (passage.querySelector('p, li') || passage.closest('[translate=no]')) return [];
    const words = (passage.textContent?.match(/[\p{L}\p{M}’]+/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word));
    const share = words.filter((word) => common.has(word)).length / words.length;
    const saysEnglish = /^en\b/.test(passage.closest('[lang]')?.getAttribute('lang') ?? '');
    const isMisnamed = saysEnglish ? words.length >= 10 && share < 0.05 : words.length >= 5 && share > 0.25;
    return isMisnamed ? [passage.outerHTML.slice(0, 120)] : [];
  });
}

/**
 * Texts and names that do not say their language and have a common word of another one, of its sentences or of its buttons. Only words
 * that are none in English count. Passages are looked at by `foreignWords`.
 */
export function wordsOfOtherLanguages(): string[] {
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
    // Names of people and firms have capitals; the first word of a text has one in any case. All capitals are an abbreviation.
    const words = (text.trim().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word, index) => (index === 0 ? /^.[\p{Ll}\p{M}]*$/u : /^\p{Ll}/u).test(word));
    return words.some((word) => common.has(word.toLowerCase())) ? [text.trim().slice(0, 100)] : [];
  });
}

/** Elements whose `lang` or `hreflang` is not a language tag. */
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
