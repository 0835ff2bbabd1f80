/** Illustrative: replace before you publish. The titles and teasers of three sample articles. Their text is in `articlesPage.ts`. */

export interface ArticleTeaser {
  /** The anchor on the articles page, to which the teaser links. */
  readonly id: string;
  readonly title: string;
  /** One or two sentences. */
  readonly summary: string;
}

export const articles = [
  {
    id: 'what-failover-is-for',
    title: 'What failover is for',
    summary: 'Failover helps when a provider is down. It can’t repair a bad request. Knowing which is which saves you an evening.',
  },
  {
    id: 'caching-without-surprises',
    title: 'Cache AI calls without surprises',
    summary: 'Cached responses are fast, but they can be stale. Four questions tell you whether a call belongs in a cache at all.',
  },
  {
    id: 'reading-a-quota',
    title: 'Quotas and rate limits: see both coming',
    summary: 'A rate limit and a quota fail in different ways. Here’s how to watch both, and what to do when either runs out.',
  },
] as const satisfies readonly ArticleTeaser[];
