import type { Step } from '../types';

/**
 * From reading to operating: keys go to the page now. While Orca reads, it guesses the label of a field that has none
 * from the words near it, so labels are judged after this.
 */
export const operate: Step = { key: 'Insert+a', until: ['focus mode'], atMost: 2 };
