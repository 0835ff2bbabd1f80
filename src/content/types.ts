/** The shapes that the words of the site come in. Types say what an author must supply. */
import type { RouteId } from '../routes';

/** One piece of running text. Content holds no JSX, so that the build can write it out in other formats too. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  /** A link to a page of this site; `hash` is an id on that page, without `#`. */
  | { readonly text: string; readonly route: RouteId; readonly hash?: string }
  /** A link that leaves the site, a mailbox, or a file of the site that is no page of it. */
  | { readonly text: string; readonly href: string };

export type RichText = string | readonly Inline[];

/** Source code with its highlighting, made at build time by importing a file of `samples/` with `?highlight`. */
export interface HighlightedCode {
  readonly code: string;
  /** Token kinds and lengths, as `lib/tokenRuns.ts` writes and reads them. */
  readonly runs: string;
}

export type CodeLanguage = 'curl' | 'javascript' | 'python';

/** One call in the three languages that every sample of it is shown in. */
export type CodeSet = Readonly<Record<CodeLanguage, HighlightedCode>>;

export interface TableContent {
  /** Names the table; shown above it. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. No cell is blank: write "none", "no" or "not published". */
  readonly rows: readonly (readonly RichText[])[];
}

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[]; readonly isOrdered?: boolean }
  | { readonly kind: 'table'; readonly table: TableContent }
  /** A note stands out from the text, with a word that says so. */
  | { readonly kind: 'note'; readonly text: RichText };

export type CodeContent =
  /** One code panel; `title` names it, as "Response body". */
  | { readonly kind: 'code'; readonly title: string; readonly code: HighlightedCode }
  /** The same call in three languages behind tabs; `title` names it, as "Send a call". */
  | { readonly kind: 'codeSet'; readonly title: string; readonly codeSet: CodeSet };

export type Block = TextBlock | CodeContent;

/** A heading with what stands under it. Headings carry no level: the page decides. */
export interface Section {
  /** A stable slug, unique on its page: the anchor that people link to. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly sections?: readonly Section[];
}

/** A page that is mostly text: a docs section, terms, privacy. */
export interface Article {
  /** Shown under the page heading. */
  readonly lead: RichText;
  readonly sections: readonly Section[];
}
