/** Terms and abbreviations, each explained once. Pages link to a term where it first matters (WCAG 3.1.3, 3.1.4). */
import article from './articles/docs/glossary.md';
import { glossaryOf } from './questions';

export const glossary = glossaryOf(article);
