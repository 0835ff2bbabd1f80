/** Full-text search in the sections of the site. The first search loads this module and the index. */
import MiniSearch from 'minisearch';
import { search as labels, stopWords } from '../../content/pages/search';
import type { SearchedPage } from '../../lib/searchIndexTypes';

export interface Result {
  /** Path and hash, without the base folder. */
  readonly href: string;
  readonly title: string;
  /** Sentences that contain words of the query, or the first ones. */
  readonly excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  /** Whether `text` matches a word of the query. */
  readonly isMatch: boolean;
}

/** The results on one page. */
export interface ResultGroup {
  readonly path: string;
  readonly label: string;
  readonly results: readonly Result[];
}

export interface SearchResults {
  /** In the order of their best results. */
  readonly groups: readonly ResultGroup[];
  readonly count: number;
  /** Whether there were more results than `maxResults`. */
  readonly isCut: boolean;
}

export type Search = (query: string) => SearchResults;

const maxResults = 20;
/** A fraction of the best score. Results with a lower score contain only common words of the query. */
const minScore = 0.2;
/** The best results are shown whatever their scores: a title with the only word of the query scores much higher than a text. */
const minResults = 5;
/** The time of a search grows with the number of terms. */
const maxTerms = 12;
/** MiniSearch makes a table for each term, which grows with the square of the term's length. */
const maxTermLength = 40;
const excerptLength = 140;
/** Longer sentences are cut. */
const maxSentenceLength = 180;

const ignored = new Set<string>(stopWords.split(' '));

/** Names such as `max_tokens`, `call.failed`, and `v1.2.0` are one word, and so is 1,000. */
const wordPattern = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+|(?<=\d),\d{3}(?!\d))*/gu;
const tokenize = (text: string): string[] => text.match(wordPattern) ?? [];
/** A plural counts as its singular, and 1,000 as 1000. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/(..)ies$/, '$1y')
    .replace(/(..[^su])s$/, '$1');

interface Entry {
  readonly id: number;
  readonly page: SearchedPage;
  readonly hash: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly code: string;
  readonly words: string;
  readonly isUnpublished: boolean;
  /** The stems of each name. Titles of sections are no names, because many sections can have the same. */
  readonly names: readonly ReadonlySet<string>[];
}

/** Builds the index in small steps, so that typing stays fast. */
export async function createSearch(pages: readonly SearchedPage[]): Promise<Search> {
  const entries = pages
    .flatMap((page) => page.sections.map((section) => ({ ...section, page })))
    .map(({ page, hash, title, text, code, words = '', isUnpublished = false }, id): Entry => ({
      id,
      page,
      hash,
      title,
      label: page.label,
      text: hash ? text : `${page.description}\n${text}`,
      code,
      words,
      isUnpublished,
      names: [...words.split(', '), ...(hash ? [] : [title, page.label.split(': ').at(-1) ?? ''])].map(stemsOf),
    }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'label', 'text', 'code'],
    tokenize,
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 3, words: 3, label: 1.5, code: 0.3 },
      prefix: (term) => term.length > 2,
      boostDocument: (id) => (entries[id as number]?.page.isNews ? 0.5 : 1),
    },
  });
  await index.addAllAsync(entries, { chunkSize: 10 });
  /** Corrects typos in long words that no text contains. Short words are too close to others: “batch” to “match”. */
  const fuzzy = (term: string) => term.length > 5 && !isKnown(term) && 0.2;
  const known = new Map<string, boolean>();
  /** Whether a word in the index begins with the term. Kept, because each key that is typed asks again for the words before it. */
  const isKnown = (term: string) => {
    const result = known.get(term) ?? index.search(term).length > 0;
    known.set(term, result);
    return result;
  };
  /** Corrects two letters in the wrong order, which MiniSearch counts as two typos. */
  const inOrder = (term: string) => (term.length > 3 && !isKnown(term) && swaps(term).find(isKnown)) || term;

  return (query) => {
    const wanted = new Set(Array.from(stemsOf(query), inOrder));
    const counted = new Set(Array.from(wanted, (word) => word.replace(/^\d[\d.]*k?$/, 'number')));
    const isNamed = ({ names }: Entry) => names.some((name) => isEqual(name, wanted) || isEqual(name, counted));
    const isTitled = ({ hash, names }: Entry) => !hash && names.some((name) => isWithin(wanted, name));

    const found = index
      .search(Array.from(wanted).join(' '), { fuzzy })
      .flatMap(({ id, score, terms: matched, queryTerms }) => {
        const entry = entries[id as number];
        // A result that has half of the words has half of the score.
        return entry ? [{ entry, matched: new Set(matched), score: (score * queryTerms.length) / wanted.size }] : [];
      })
      .sort((one, other) => Number(isNamed(other.entry)) - Number(isNamed(one.entry)) || other.score - one.score);
    const threshold = Math.max(...found.map(({ score }) => score)) * minScore;
    const good = found.filter(({ score }, position) => position < minResults || score >= threshold);
    const groups = new Map<SearchedPage, Result[]>();
    for (const { entry, matched } of good.slice(0, maxResults)) {
      const { page, hash, title, text, isUnpublished } = entry;
      const result = {
        href: page.path + (hash && `#${hash}`),
        title: isUnpublished ? labels.unpublished(title) : title,
        excerpt: excerptOf(text, matched),
      };
      const results = groups.get(page) ?? [];
      groups.set(page, isTitled(entry) ? [result, ...results] : [...results, result]);
    }
    return {
      groups: Array.from(groups, ([{ path, label }, results]) => ({ path, label, results })),
      count: Math.min(good.length, maxResults),
      isCut: good.length > maxResults,
    };
  };
}

/** Returns the stems of the words that describe a subject, or of all words if none does. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = tokenize(text)
    .slice(0, maxTerms)
    .map((word) => word.slice(0, maxTermLength));
  const significant = words.filter((word) => !ignored.has(word.toLowerCase()));
  return new Set((significant.length ? significant : words).map(stemOf));
}

/** Returns the word with each letter and the next one swapped, in turn. */
const swaps = (word: string): readonly string[] =>
  Array.from(word.slice(1), (letter, index) => word.slice(0, index) + letter + (word[index] ?? '') + word.slice(index + 2));

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) => Array.from(words).every((word) => others.has(word));
const isEqual = (words: ReadonlySet<string>, others: ReadonlySet<string>) => words.size === others.size && isWithin(words, others);

/** Returns the sentences from the one with the most words of `matched`, as far as they fit. `matched` has stems. */
function excerptOf(text: string, matched: ReadonlySet<string>): readonly ExcerptPart[] {
  const lines = text.split('\n');
  const counts = lines.map(
    (line) =>
      new Set(
        tokenize(line)
          .map(stemOf)
          .filter((stem) => matched.has(stem)),
      ).size,
  );
  const [first = '', ...others] = lines.slice(counts.indexOf(Math.max(...counts)));
  let excerpt = first;
  for (const line of others) {
    if (excerpt.length + line.length >= excerptLength) break;
    excerpt += ` ${line}`;
  }
  return marked(shortened(excerpt, matched), matched);
}

/** Cuts a long sentence at spaces, round the first match. */
function shortened(sentence: string, matched: ReadonlySet<string>): string {
  if (sentence.length <= maxSentenceLength) return sentence;
  const words = sentence.split(' ');
  const first = words.findIndex((word) => tokenize(word).some((token) => matched.has(stemOf(token))));
  const isLate = words.slice(0, first + 1).join(' ').length > excerptLength / 2;
  const start = isLate ? first - 4 : 0;
  let end = start;
  for (let length = 0; end < words.length && length <= excerptLength; end++) length += (words[end]?.length ?? 0) + 1;
  return `${isLate ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}

function marked(text: string, matched: ReadonlySet<string>): readonly ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let position = 0;
  for (const { 0: token, index } of text.matchAll(wordPattern)) {
    if (!matched.has(stemOf(token))) continue;
    parts.push({ text: text.slice(position, index), isMatch: false }, { text: token, isMatch: true });
    position = index + token.length;
  }
  return [...parts, { text: text.slice(position), isMatch: false }].filter((part) => part.text);
}
