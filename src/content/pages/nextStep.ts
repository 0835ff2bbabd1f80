/** Where a page leads at its end. */
import type { RouteId } from '../routes';

export interface NextStepContent {
  readonly heading: string;
  readonly text: string;
  /** The first one is the main action. */
  readonly actions: readonly { readonly text: string; readonly route: RouteId }[];
}

/** For pages about the product, and articles. */
export const nextStep = {
  heading: 'Make your first call',
  text: 'Copy one request into your terminal, in curl, JavaScript, or Python. A mock hub answers it before you have an account.',
  actions: [
    { text: 'Getting Started', route: 'docs' },
    { text: 'Open an account', route: 'signup' },
  ],
} as const satisfies NextStepContent;
