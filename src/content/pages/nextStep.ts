/** Where a page leads at its end. */
import type { PageLink } from '../types';

export interface NextStepContent {
  readonly heading: string;
  readonly text: string;
  /** The main way on, and another one. */
  readonly actions: readonly [PageLink, PageLink];
}

/** For pages about the product, and articles. */
export const nextStep = {
  heading: 'Make your first call',
  text: 'Copy one request into your terminal: a mock hub answers it before you have an account.',
  actions: [
    { text: 'Getting Started', route: 'docs' },
    { text: 'Open an account', route: 'signup' },
  ],
} as const satisfies NextStepContent;
