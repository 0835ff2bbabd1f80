import type { Step } from '../types';

/**
 * Switches Orca from browse mode to focus mode, so that keys go to the page. In browse mode Orca guesses missing labels from
 * nearby words, so labels are judged after this.
 */
export const operate: Step = { key: 'Insert+a', until: ['focus mode'], atMost: 2 };
