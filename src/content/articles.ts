/** Illustrative: replace before you publish. The titles and teasers of three sample articles; their text is in `articlesPage.ts`. */

export interface ArticleTeaser {
  /** The anchor of the article on the articles page, to which its teaser links. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences. */
  readonly summary: string;
}

export const articles = [
  {
    id: 'what-failover-is-for',
    title: 'What failover is for',
    summary: 'Failover helps when a provider is down. It can’t repair a bad request. Knowing the difference saves you an evening.',
  },
  {
    id: 'caching-without-surprises',
    title: 'Cache AI calls without surprises',
    summary: 'A cached response is fast, and old. Four questions tell you whether a call should use the cache at all.',
  },
  {
    id: 'reading-a-quota',
    title: 'Quotas and rate limits: see both coming',
    summary: 'A rate limit and a quota fail in different ways. Here is how to watch both and what to do at each.',
  },
] as const satisfies readonly ArticleTeaser[];
