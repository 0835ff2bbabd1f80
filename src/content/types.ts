/** The types of content, which define what an author must supply. */
import type { ComponentType } from 'react';
import type { CodeLanguage } from '../lib/codeLanguage';
import type { EncodedCode } from '../lib/tokenRuns';
import type { Href } from './routes';

export interface TextLink {
  readonly text: string;
  readonly href: Href;
  /** The email that stands in for a form which needs JavaScript. */
  readonly draft?: `mailto:${string}`;
}

/** A term and its text, in a list of terms. */
export interface Term {
  readonly term: string;
  readonly text: RichText;
}

/** A part of running text. It contains no JSX, because the build compiles it from Markdown, and searches it for mistakes. */
export type Inline = string | { readonly code: string } | { readonly strong: string } | TextLink;

export type RichText = string | readonly Inline[];

/** Highlighted source code, as `import … from './samples/…?highlight'` returns it. */
export interface HighlightedCode extends EncodedCode {
  /** Shown to visitors who have chosen the mock hub. Code that calls no hub has none. */
  readonly mock?: HighlightedCode;
}

/** The same call in every language. */
export type CodeSet = Readonly<Record<CodeLanguage, HighlightedCode>>;

export interface TableContent {
  /** The visible name of the table. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. No cell is blank: write "none", "no", or "not published". */
  readonly rows: readonly (readonly RichText[])[];
  /** The anchor of each row, for tables with links to their rows. */
  readonly rowIds?: readonly string[];
}

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly items: readonly RichText[]; readonly isOrdered?: boolean }
  | { readonly kind: 'table'; readonly table: TableContent }
  /** Set apart from the text, and introduced as a note. */
  | { readonly kind: 'note'; readonly text: RichText };

/** One code panel. `title` is its name, such as "Response body". */
export interface CodeSample {
  readonly title: string;
  readonly code: HighlightedCode;
}

export interface CodeTab extends CodeSample {
  readonly id: string;
  readonly label: string;
  /** What the visitor needs first, above the code. */
  readonly needs?: RichText;
}

/** What a tab chooses for the whole site: the language of samples, or the hub that they call. */
export type CodeChoice = 'language' | 'hub';

export type CodeContent =
  | ({ readonly kind: 'code' } & CodeSample)
  /** Tabs, such as the same call in three languages. `title` is what they have in common, such as "Send a call". */
  | { readonly kind: 'codeTabs'; readonly title: string; readonly tabs: readonly CodeTab[]; readonly choice?: CodeChoice };

export type Block = TextBlock | CodeContent;

/** A heading and the blocks below it. The page sets the heading level. */
export interface Section {
  /** The anchor for links: a stable slug, unique on its page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly sections?: readonly Section[];
  /** Made up: the section has the Sample tag. */
  readonly isSample?: boolean;
  /** Closed at first. */
  readonly isFolded?: boolean;
}

/** The text of a docs page or a legal page. */
export interface Article {
  /** Shown under the page heading. */
  readonly lead: RichText;
  readonly sections: readonly Section[];
  /** Shows the tabs of the article. Articles without tabs do not load it (build/content.ts). */
  readonly CodeTabs?: ComponentType<Extract<CodeContent, { kind: 'codeTabs' }>>;
}

/** The caption of a picture of the product. */
export interface PictureText {
  /** The anchor for links. */
  readonly id?: string;
  readonly title: string;
  /** Made up: the picture has the Sample tag. */
  readonly isSample?: boolean;
}

/** A step of a call, as a jack with text beside it. */
export interface CallStep {
  readonly id: string;
  /** Jacks of lane 1 are to the right of those of lane 0. */
  readonly lane: 0 | 1;
  readonly title: string;
  /** A few words beside the title: where or when. */
  readonly note: string;
  readonly text: string;
  /** The step where its cable starts. The default is the step before. */
  readonly from?: string;
  /** `start` has no cable. A `cut` cable has failed, and `takeover` is a failover. The text must say the same. */
  readonly cable?: 'start' | 'cut' | 'takeover';
}
