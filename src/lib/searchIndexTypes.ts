/** The format of the search index. The build writes the index (build/searchIndex.ts), and the search loads it. */

/** A section of a page, or the page above its first section. */
export interface SearchedSection {
  /** The id of the section without `#`, or '' for the page. */
  readonly hash: string;
  readonly title: string;
  /** One sentence or table row a line. */
  readonly text: string;
  /** The distinct words of its code samples. */
  readonly code: string;
  /** Other words for its subject, which are not shown. */
  readonly words?: string;
}

export interface SearchedPage {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  /** News rank lower, because they seldom answer a question. */
  readonly isNews: boolean;
  readonly sections: readonly SearchedSection[];
}
