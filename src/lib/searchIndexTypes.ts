/** What search looks through. The build writes it (build/searchIndex.ts), and the search page loads it. */

/** A part of a page that a link can lead to. */
export interface SearchedSection {
  /** The id of the part, without `#`; '' is the page itself. */
  readonly hash: string;
  readonly title: string;
  readonly text: string;
  /** The words of its samples, each once. */
  readonly code: string;
}

export interface SearchedPage {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  /** It tells what happened, and has seldom the answer. */
  readonly isNews: boolean;
  readonly sections: readonly SearchedSection[];
}
