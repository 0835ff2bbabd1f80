/** The text at the end of pages about the product. */
import type { RouteId } from '../../routes';

interface NextStepContent {
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly { readonly text: string; readonly route: RouteId }[];
}

export const nextStep = {
  heading: 'Make your first call',
  text: 'Copy one request into your terminal, in curl, JavaScript, or Python. A mock hub answers it before you have an account.',
  actions: [
    { text: 'Getting Started', route: 'docs' },
    { text: 'Open an account', route: 'signup' },
  ],
} as const satisfies NextStepContent;
