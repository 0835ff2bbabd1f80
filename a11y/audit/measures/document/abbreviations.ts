/** WCAG 3.1.4: abbreviations that readers may not know are spelled out where a page first uses them. */
import type { Passage } from './passages';

/** Written short on purpose, each with the reason why it is not spelled out. */
export const knownAbbreviations: Readonly<Record<string, string>> = {
  AA: 'the name of a level of WCAG, not short for anything',
  AI: 'in every dictionary, and used more than the words that it stands for',
  EM: 'of WCAG-EM, which is the name of a method',
  GET: 'a word in capitals: the name of an HTTP method',
  HTML: 'known to everyone who writes for the web, by this name more than by the long one',
  HTTP: 'as HTML',
  HTTPS: 'as HTML',
  JAWS: 'the name of a product',
  NVDA: 'the name of a product',
  POPULAR: 'a word in capitals',
  POST: 'a word in capitals: the name of an HTTP method',
  URL: 'as HTML',
  US: 'of dollars; in every dictionary',
};

/** What the others stand for. The words must stand beside the abbreviation in the first sentence, term or cell that has it. */
export const expansions: Readonly<Record<string, string>> = {
  API: 'application programming interface',
  EARL: 'Evaluation and Report Language',
  IP: 'internet',
  JSON: 'JavaScript Object Notation',
  SARIF: 'Static Analysis Results Interchange Format',
  SDK: 'software development kit',
  SLA: 'service level agreement',
  VPAT: 'Voluntary Product Accessibility Template',
  WCAG: 'Web Content Accessibility Guidelines',
};

/** Abbreviations of Latin and of English words, which a reader of the site need not know. */
const shortened = /\b(?:e\.g|i\.e|etc|cf|vs|approx|incl|excl|resp)\b\.?|\b(?:w\/o?)\s/gi;

/** What is wrong with the abbreviations of a page. Headings and menus may be short: the sentences after them are not. */
export function abbreviationFaults(passages: readonly Passage[]): string[] {
  const running = passages.filter(({ isRunning }) => isRunning);
  const faults = passages.flatMap(({ text }) => (text.match(shortened) ?? []).map((found) => `“${found.trim()}” in “${text.slice(0, 80)}”`));
  const used = new Set(passages.flatMap(({ text }) => abbreviationsIn(text)));
  for (const short of used) {
    if (short in knownAbbreviations) continue;
    const expansion = expansions[short]?.toLowerCase();
    const first = running.find(({ text }) => abbreviationsIn(text).includes(short));
    if (!expansion) faults.push(`“${short}” is in neither list`);
    else if (first && !first.text.toLowerCase().includes(expansion)) faults.push(`“${short}” is not spelled out in “${first.text.slice(0, 80)}”`);
  }
  return faults;
}

/** Words of two capitals or more, in the singular. */
export function abbreviationsIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}_./])(\p{Lu}{2,})s?(?![\p{L}\p{N}_])/gu), ([, short = '']) => short);
}
