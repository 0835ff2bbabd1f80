/** Full-text search in the sections of the site. The first search loads this module and the index. */
import MiniSearch from 'minisearch';
import { stopWords } from '../../content/pages/search';
import type { SearchedPage } from '../../lib/searchIndexTypes';

export interface Result {
  /** Path and hash, without the base folder. */
  readonly href: string;
  readonly title: string;
  /** The text around the first match. */
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

const ignored = new Set<string>(stopWords.split(' '));

/** Names such as `max_tokens`, `call.failed`, and `v1.2.0` are one word. */
const wordPattern = /[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/gu;
const tokenize = (text: string): string[] => text.match(wordPattern) ?? [];

interface Entry {
  readonly id: number;
  readonly page: SearchedPage;
  readonly hash: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly code: string;
}

/** Builds the index in small steps, so that typing stays fast. */
export async function createSearch(pages: readonly SearchedPage[]): Promise<Search> {
  const entries = pages
    .flatMap((page) => page.sections.map((section) => ({ ...section, page })))
    .map(({ page, hash, title, text, code }, id): Entry => ({
      id,
      page,
      hash,
      title,
      label: page.label,
      text: hash ? text : `${page.description} ${text}`,
      code,
    }));
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
    const terms = tokenize(query.toLowerCase())
      .slice(0, maxTerms)
      .map((term) => term.slice(0, maxTermLength));
    const significant = terms.filter((term) => !ignored.has(term));
    const byScore = index.search((significant.length ? significant : terms).join(' '));
    const threshold = (byScore[0]?.score ?? 0) * minScore;
    const good = byScore.filter(({ score }, position) => position < minResults || score >= threshold);
    const named = good.find(({ id }) => isNamed(entries[id as number], query));
    const ranked = named ? [named, ...good.filter((result) => result !== named)] : good;
    const groups = new Map<SearchedPage, Result[]>();
    for (const { id, terms: matched } of ranked.slice(0, maxResults)) {
      const entry = entries[id as number];
      if (!entry) continue;
      const { page, hash, title, text } = entry;
      const result = { href: page.path + (hash && `#${hash}`), title, excerpt: excerptOf(text, new Set(matched)) };
      groups.set(page, [...(groups.get(page) ?? []), result]);
    }
    return {
      groups: Array.from(groups, ([{ path, label }, results]) => ({ path, label, results })),
      count: Math.min(good.length, maxResults),
      isCut: good.length > maxResults,
    };
  };
}

/** Whether the query is the name of the page, singular or plural. */
function isNamed(entry: Entry | undefined, query: string): boolean {
  if (!entry || entry.hash) return false;
  const [wanted, ...names] = [query, entry.title, entry.label.split(': ').at(-1) ?? ''].map((name) =>
    name.trim().toLowerCase().replace(/s$/, ''),
  );
  return names.includes(wanted ?? '');
}

/** `matched` has lowercase words. */
function excerptOf(text: string, matched: ReadonlySet<string>): readonly ExcerptPart[] {
  const isMatch = ([token]: RegExpMatchArray) => matched.has(token.toLowerCase());
  const tokens = Array.from(text.matchAll(wordPattern));
  // A few words before the first match, or the start of the text if it is close.
  const first = tokens.findIndex(isMatch);
  const start = (first > 8 && tokens[first - 4]?.index) || 0;
  const end = start + excerptLength < text.length ? text.lastIndexOf(' ', start + excerptLength) : text.length;
  const parts: ExcerptPart[] = start ? [{ text: '… ', isMatch: false }] : [];
  let position = start;
  for (const token of tokens.filter(({ index }) => index >= start && index < end).filter(isMatch)) {
    parts.push({ text: text.slice(position, token.index), isMatch: false }, { text: token[0], isMatch: true });
    position = token.index + token[0].length;
  }
  return [...parts, { text: text.slice(position, end) + (end < text.length ? ' …' : ''), isMatch: false }].filter((part) => part.text);
}
