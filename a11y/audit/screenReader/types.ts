/** The types of screen reader scenarios and their results. */

/** Expected words, in any order and case. One word of a nested list is enough, because screen readers name roles differently. */
export type Words = readonly (string | readonly string[])[];

/** Opens a page, which is always the first step, or presses a key, or types a text letter by letter. */
export type Step = { readonly open: string } | KeyStep;

interface KeyStep {
  /** A key or chord by its X11 name, such as `Tab`, `shift+Tab`, or `Insert+a`. */
  readonly key?: string;
  readonly type?: string;
  /** Repeats the key until these words are heard, at most `atMost` times (30 by default). Fails if they are not heard. */
  readonly until?: Words;
  readonly atMost?: number;
  /** Words that must be heard after the last press, and words that must not. */
  readonly expect?: Words;
  readonly not?: Words;
}

export interface Scenario {
  /** Also the name of the transcript. */
  readonly name: string;
  /** A promise in the present tense. */
  readonly title: string;
  /** The WCAG 2.2 criteria that the scenario tests. */
  readonly criteria: readonly string[];
  /** The width of the page in CSS px. The default is a desktop viewport. */
  readonly width?: number;
  readonly steps: readonly [{ readonly open: string }, ...Step[]];
}

/** Speech or, if `said` is null, an interruption, at a time in milliseconds. */
export interface SpeechEvent {
  readonly at: number;
  readonly said: string | null;
}

export interface Utterance {
  readonly text: string;
  /** Whether the reader interrupted the utterance. */
  readonly isCutOff: boolean;
}

export interface PlayedStep {
  readonly step: Step;
  /** The number of key presses. */
  readonly presses: number;
  /** The expected words. For `open`, this is the title of the page. */
  readonly expected: Words;
  /** The speech since the last key press. */
  readonly heard: readonly Utterance[];
  /** Missing or unwanted words. */
  readonly problems: readonly string[];
}

export interface Played {
  readonly scenario: Scenario;
  readonly outcome: 'passed' | 'failed';
  readonly steps: readonly PlayedStep[];
}
