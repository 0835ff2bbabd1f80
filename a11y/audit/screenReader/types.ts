/** What scripts for a screen reader are made of, and what playing them leaves behind. */

/** Words that must be heard, in any order and case. A list is one of them: readers have different words for one role. */
export type Words = readonly (string | readonly string[])[];

export type Step =
  /** Opens a page in a new browser. The first step. */
  | { readonly open: string }
  /** Presses a key or a chord, in the names of X: `Tab`, `shift+Tab`, `Insert+a`. */
  | {
      readonly key: string;
      readonly times?: number;
      /** Presses again until these words are heard, at most `atMost` times (30 unless told). An expectation too. */
      readonly until?: Words;
      readonly atMost?: number;
    }
  /** Types text, letter by letter. */
  | { readonly type: string }
  /** Judges what was heard since the last key. */
  | { readonly expect: Words; readonly not?: Words };

export interface Script {
  /** Names the transcript. */
  readonly name: string;
  /** A promise, in the present tense. */
  readonly title: string;
  /** The criteria of WCAG 2.2 that it speaks to. */
  readonly criteria: readonly string[];
  /** CSS px of the page; a desktop window unless told. */
  readonly width?: number;
  readonly steps: readonly Step[];
}

/** What the reader did, and when in milliseconds: said something, or (null) stopped in the middle of it. */
export interface SpeechEvent {
  readonly at: number;
  readonly said: string | null;
}

export interface Utterance {
  readonly text: string;
  /** The reader stopped before this was said to the end. */
  readonly isCutOff: boolean;
}

export interface PlayedStep {
  readonly step: Step;
  /** How often the key was pressed. */
  readonly presses?: number;
  /** What had to be heard, if anything: opening a page must say its title. */
  readonly expected?: Words;
  /** Since the last key. */
  readonly heard: readonly Utterance[];
  /** What was expected and not heard, or heard and not expected; null where nothing was expected. */
  readonly problems: readonly string[] | null;
}

export interface Played {
  readonly script: Script;
  readonly outcome: 'passed' | 'failed';
  readonly steps: readonly PlayedStep[];
}

export interface Surroundings {
  readonly reader: { readonly name: string; readonly version: string };
  readonly browser: { readonly name: string; readonly version: string };
  readonly commit: string;
  readonly date: string;
}

/** `.cache/audit/heard/results.json` */
export interface Results extends Partial<Surroundings> {
  readonly date: string;
  readonly commit: string;
  /** Why nothing was played. */
  readonly reason?: string;
  readonly scripts: readonly {
    readonly name: string;
    readonly title: string;
    readonly criteria: readonly string[];
    readonly route: string;
    readonly outcome: Played['outcome'];
    /** How many were played. */
    readonly steps: number;
    readonly transcript: string;
  }[];
}
