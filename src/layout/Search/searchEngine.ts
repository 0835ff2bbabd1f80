/** Full-text search in the sections of the site, and suggestions for an empty query. The first search loads this module and the index. */
import MiniSearch from 'minisearch';
import { search as labels, stopWords } from '../../content/pages/search';
import { type Path, routeAt } from '../../content/routes';
import type { SearchedPage } from '../../lib/searchIndexTypes';
import { type ExcerptPart, excerptOf } from './excerpt';
import { stemOf, tokenize } from './words';

export interface Result {
  /** Path and hash, without the base folder. */
  readonly href: string;
  readonly title: string;
  /** Sentences that contain words of the query, or the first ones. */
  readonly excerpt: readonly ExcerptPart[];
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

const ignored = new Set<string>(stopWords.split(' '));

interface Entry {
  readonly id: number;
  readonly page: SearchedPage;
  readonly hash: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly code: string;
  readonly words: string;
  /** The stems of each name. Titles of sections are no names, because many sections can have the same. */
  readonly names: readonly ReadonlySet<string>[];
}

/** News seldom answer a question, and a row that says what is not published comes after what is. */
const weightOf = (entry: Entry | undefined) => (entry?.page.isNews ? 0.5 : entry?.text.startsWith('Not published') ? 0.75 : 1);

/** Builds the index in small steps, so that typing stays fast. */
export async function createSearch(pages: readonly SearchedPage[]): Promise<Search> {
  const entries = pages
    .flatMap((page) => page.sections.map((section) => ({ ...section, page })))
    .map(({ page, hash, title, text, code, words = '' }, id): Entry => ({
      id,
      page,
      hash,
      title,
      label: page.label,
      text: hash ? text : `${page.description}\n${text}`,
      code,
      words,
      names: [...words.split(', '), ...(hash ? [] : [title, page.label.split(': ').at(-1) ?? ''])].map(stemsOf),
    }));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'label', 'text', 'code'],
    tokenize,
    processTerm: stemOf,
    searchOptions: {
      boost: { title: 3, words: 3, label: 1.5, code: 0.3 },
      prefix: (term) => term.length > 2,
      boostDocument: (id) => weightOf(entries[id as number]),
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

  const suggestions = { path: '', label: labels.suggestions, results: labels.suggestedPaths.map(suggestionOf) };

  return (query) => {
    if (!query.trim()) return { groups: [suggestions], count: suggestions.results.length, isCut: false };
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
      const { page, hash, title, text } = entry;
      const result = {
        href: page.path + (hash && `#${hash}`),
        title,
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

/** A page as a result. */
function suggestionOf(path: Path): Result {
  const { title, description } = routeAt(path);
  return { href: path, title, excerpt: [{ text: description, isMatch: false }] };
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
