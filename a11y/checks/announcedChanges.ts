import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { pressesOn } from '../presses';
import type { Check } from './check';

export const announcedChanges: Check = {
  criteria: ['2.4.3', '4.1.2', '4.1.3'],
  claim:
    'Presses one control of each kind, or in an audit each control; expects the control, focus, or a live region to tell of each change, and focus not to be lost.',
  on: 'every control',
  operates: {
    'announces changes by the control, by focus, or in a live region': {
      run: async ({ page, path }) => {
        const { pressed, unannounced, visualOnly, focusLost } = await pressesOn(page, path);
        expect.soft(unannounced).toHaveNoFindings();
        expect.soft(visualOnly, 'looks different with the same name and state').toHaveNoFindings();
        expect.soft(focusLost, 'at once or an hour later').toHaveNoFindings();
        expect(pressed).toBeGreaterThan(0);
      },
    },
  },
  barriers: {
    'a silent change': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Count' });
      const sum = Object.assign(document.createElement('p'), { textContent: '0 calls' });
      button.addEventListener('click', () => (sum.textContent = '7 calls'));
      heading.after(button, sum);
    }),
    'a button that goes when it is pressed': dom('main h1', (heading) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Dismiss' });
      button.addEventListener('click', () => button.remove());
      heading.after(button);
    }),
  },
};
