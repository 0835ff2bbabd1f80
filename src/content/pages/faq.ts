/** The questions of the resources page. */
import article from '../articles/resources/faq.md';
import { questionsOf } from '../questions';

export const faq = questionsOf(article);
