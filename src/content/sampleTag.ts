/** The tag on illustrative parts of a page. Their files begin with “Illustrative”; the glossary explains the tag. */
import type { RouteId } from '../routes';

export const sampleTag = {
  text: 'Sample',
  /** After the text; for screen readers, and so that the link has a purpose of its own (WCAG 2.4.9). */
  purpose: ': what this tag means',
  route: 'docsGlossary',
  hash: 'sample',
} as const satisfies { readonly text: string; readonly purpose: string; readonly route: RouteId; readonly hash: string };
