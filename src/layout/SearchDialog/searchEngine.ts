/** Finds sections of the site by their words. Loaded with the index, when somebody begins to search. */
import MiniSearch from 'minisearch';
import { stopWords } from '../../content/search';
import type { SearchedPage } from '../../lib/searchIndexTypes';

export interface Result {
  /** Path and hash: where the result leads. */
  readonly address: string;
  readonly title: string;
  /** The text around the first word of the query. */
  readonly excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  /** Whether it is a word of the query. */
  readonly isMatch: boolean;
}

/** A page with what was found on it. */
export interface ResultGroup {
  readonly path: string;
  readonly label: string;
  readonly results: readonly Result[];
}

export interface SearchResults {
  /** The page of the best result first. */
  readonly groups: readonly ResultGroup[];
  readonly count: number;
  /** Whether there were more results than `maxResults`. */
  readonly isCut: boolean;
}

export type Search = (query: string) => SearchResults;

/** Nobody reads more results of one search. */
const maxResults = 20;
/** A share of the best score: results with less have only a common word of the query. */
const minScore = 0.2;
/** How many words of a query count: the time that a search takes grows with them. */
const maxTerms = 12;
/** How many letters of a word count: MiniSearch makes a table for each word that grows with the square of its length. */
const maxTermLength = 40;
const excerptLength = 140;

const ignored = new Set<string>(stopWords.split(' '));

/** Names of fields and events stay whole: `max_tokens`, `call.failed`, `v1.2.0`. */
const word = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu;
const tokenize = (text: string): string[] => text.match(word) ?? [];

interface Entry {
  readonly id: number;
  readonly page: SearchedPage;
  readonly hash: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly code: string;
}

/** Reads the index in small steps, so that typing never waits for it. */
export async function createSearch(pages: readonly SearchedPage[]): Promise<Search> {
  const entries = pages.flatMap((page) => page.sections.map((section) => ({ ...section, page }))).map(
    ({ page, hash, title, text, code }, id): Entry => ({ id, page, hash, title, label: page.label, text: hash ? text : `${page.description} ${text}`, code }),
  );
  const index = new MiniSearch<Entry>({
    fields: ['title', 'label', 'text', 'code'],
    tokenize,
    searchOptions: {
      boost: { title: 3, label: 1.5, code: 0.3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => term.length > 4 && 0.2,
      boostDocument: (id) => (entries[id as number]?.page.isNews ? 0.5 : 1),
    },
  });
  await index.addAllAsync(entries, { chunkSize: 10 });

  return (query) => {
    const terms = tokenize(query.toLowerCase()).slice(0, maxTerms).map((term) => term.slice(0, maxTermLength));
    const significant = terms.filter((term) => !ignored.has(term));
    const all = index.search((significant.length ? significant : terms).join(' '));
    const good = all.filter(({ score }) => score >= (all[0]?.score ?? 0) * minScore);
    const groups = new Map<SearchedPage, Result[]>();
    for (const { id, terms: matched } of good.slice(0, maxResults)) {
      const entry = entries[id as number];
      if (!entry) continue;
      const { page, hash, title, text } = entry;
      const result = { address: page.path + (hash && `#${hash}`), title, excerpt: excerptOf(text, new Set(matched)) };
      groups.set(page, [...(groups.get(page) ?? []), result]);
    }
    return {
      groups: Array.from(groups, ([{ path, label }, results]) => ({ path, label, results })),
      count: Math.min(good.length, maxResults),
      isCut: good.length > maxResults,
    };
  };
}

/** `matched` are words in lower case. */
function excerptOf(text: string, matched: ReadonlySet<string>): readonly ExcerptPart[] {
  const isMatch = ([found]: RegExpMatchArray) => matched.has(found.toLowerCase());
  const tokens = Array.from(text.matchAll(word));
  // Starts a few words before the first match, or at the start of the text if that is near.
  const first = tokens.findIndex(isMatch);
  const start = (first > 8 && tokens[first - 4]?.index) || 0;
  const end = start + excerptLength < text.length ? text.lastIndexOf(' ', start + excerptLength) : text.length;
  const parts: ExcerptPart[] = start ? [{ text: '… ', isMatch: false }] : [];
  let at = start;
  for (const token of tokens.filter(({ index }) => index >= start && index < end).filter(isMatch)) {
    parts.push({ text: text.slice(at, token.index), isMatch: false }, { text: token[0], isMatch: true });
    at = token.index + token[0].length;
  }
  return [...parts, { text: text.slice(at, end) + (end < text.length ? ' …' : ''), isMatch: false }].filter((part) => part.text);
}
