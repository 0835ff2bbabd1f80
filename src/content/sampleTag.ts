/** The tag on illustrative parts of a page. Their files start with “Illustrative”, and the glossary explains the tag. */
import type { RouteId } from '../routes';

export const sampleTag = {
  text: 'Sample',
  /** For screen readers: gives the link a unique purpose (WCAG 2.4.9). */
  purpose: ': what this tag means',
  route: 'docsGlossary',
  hash: 'sample',
} as const satisfies { readonly text: string; readonly purpose: string; readonly route: RouteId; readonly hash: string };
