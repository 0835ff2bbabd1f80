import { dom } from '../audit/barriers/plant';
import { namesWithoutVisibleText } from '../visibleText';
import { expect } from '../findings';
import type { Check } from './check';

export const labelInName: Check = {
  criteria: ['2.5.3'],
  claim:
    'Expects the accessible name of each control to contain its visible text and that of its label, with all tabs and answers open, in states of the page, after presses, and in search. Leaves out the result that a copy button shows for two seconds.',
  on: 'every page',
  reads: {
    'has the visible text of each control in its accessible name': ({ tree }) => expect(namesWithoutVisibleText(tree)).toHaveNoFindings(),
  },
  barriers: { 'another name than the text': dom('main button', (button) => (button.ariaLabel = 'Go')) },
};
