import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { pressesOn } from '../presses';
import { namesWithoutVisibleText } from '../visibleText';
import type { Check } from './check';

export const labelInName: Check = {
  criteria: ['2.5.3'],
  claim:
    'Expects the accessible name of each control to contain its visible text and that of its label, with all tabs and answers open, after presses of one control of each kind, or in an audit of each control, and in search. Leaves out the result that a copy button shows for two seconds.',
  on: 'every page',
  reads: {
    'has the visible text of each control in its accessible name': ({ tree }) => expect(namesWithoutVisibleText(tree)).toHaveNoFindings(),
  },
  operates: {
    'keeps the visible text of controls in their names after each press': {
      on: 'every control',
      run: async ({ page, path }) => expect((await pressesOn(page, path)).mislabeled).toHaveNoFindings(),
    },
  },
  barriers: { 'another name than the text': dom('main button', (button) => (button.ariaLabel = 'Go')) },
};
