/** The parts of a screen reader scenario, and the results of playing it. */

/** Words that must be heard, in any order and case. Of a nested list one is enough: readers have different words for a role. */
export type Words = readonly (string | readonly string[])[];

export type Step =
  /** Opens a page in a new browser; always the first step. */
  | { readonly open: string }
  /** Presses a key or chord, by its X11 name: `Tab`, `shift+Tab`, `Insert+a`. */
  | {
      readonly key: string;
      readonly times?: number;
      /** Repeats the press until these words are heard, at most `atMost` times (30 by default), and fails if they are not. */
      readonly until?: Words;
      readonly atMost?: number;
    }
  /** Types text, letter by letter. */
  | { readonly type: string }
  /** Compares what was heard since the last key press. */
  | { readonly expect: Words; readonly not?: Words };

export interface Scenario {
  /** Also the name of the transcript. */
  readonly name: string;
  /** A promise, in the present tense. */
  readonly title: string;
  /** The WCAG 2.2 criteria that it gives evidence for. */
  readonly criteria: readonly string[];
  /** Width of the page in CSS px; a desktop window by default. */
  readonly width?: number;
  readonly steps: readonly Step[];
}

/** What the reader did at a time in milliseconds: said something, or (null) interrupted itself. */
export interface SpeechEvent {
  readonly at: number;
  readonly said: string | null;
}

export interface Utterance {
  readonly text: string;
  /** Whether the reader interrupted it. */
  readonly isCutOff: boolean;
}

export interface PlayedStep {
  readonly step: Step;
  /** How many times the key was pressed. */
  readonly presses?: number;
  /** What had to be heard, if anything; after opening a page, its title. */
  readonly expected?: Words;
  /** Since the last key press. */
  readonly heard: readonly Utterance[];
  /** What was missing or unwanted; null where nothing was expected. */
  readonly problems: readonly string[] | null;
}

export interface Played {
  readonly scenario: Scenario;
  readonly outcome: 'passed' | 'failed';
  readonly steps: readonly PlayedStep[];
}

export interface Surroundings {
  readonly reader: { readonly name: string; readonly version: string };
  readonly browser: { readonly name: string; readonly version: string };
  readonly commit: string;
  readonly date: string;
}

/** `.cache/audit/transcripts/results.json` */
export interface Results extends Partial<Surroundings> {
  readonly date: string;
  readonly commit: string;
  /** The reason when nothing was played. */
  readonly reason?: string;
  readonly scenarios: readonly (Pick<Scenario, 'name' | 'title' | 'criteria'> & {
    readonly route: string;
    readonly outcome: Played['outcome'];
    /** The number of steps that were played. */
    readonly steps: number;
    readonly transcript: string;
  })[];
}
