/** Where a page leads at its end. */
import type { TextLink } from '../types';

export interface NextStepContent {
  readonly heading: string;
  readonly text: string;
  /** Helps whom the page did not help, also on paper and in Markdown. */
  readonly isAdvice?: boolean;
  /** The main way on, and another one. */
  readonly actions: readonly [TextLink, TextLink];
}

/** For pages about the product, and articles. */
export const nextStep: NextStepContent = {
  heading: 'Make your first call',
  text: 'A mock hub answers it before you have an account.',
  actions: [
    { text: 'Getting Started', href: '/docs' },
    { text: 'Open an account', href: '/signup' },
  ],
};
