import { dom } from '../audit/barriers/plant';
import { expect } from '../findings';
import { sourcesWith } from '../sourcesWith';
import type { Check } from './check';

export const noGestures: Check = {
  criteria: ['2.5.1', '2.5.4', '2.5.7'],
  claim:
    'Expects nothing draggable on a page, and in the source no handler for touch movement, dragging, the wheel, gestures, or the motion of the device.',
  on: 'every page',
  views: ['opened'],
  measure,
  site: {
    'no script handles a gesture or the motion of the device': () =>
      expect(
        sourcesWith(
          /\son(TouchMove|Drag\w*|Drop|Wheel|(Pointer|Mouse)Move)=|'(touchmove|drag\w*|drop|wheel|gesture\w+)'|device(motion|orientation)/i,
        ),
      ).toHaveNoFindings(),
  },
  barriers: { 'something to drag': dom('footer li', (item) => (item.draggable = true)) },
  left: {
    '2.5.1': {
      aids: ['no assistive technology'],
      steps: 'Use everything that reacts to a finger with single taps.',
      expected: 'A tap or a key sets each value. No gesture of several fingers or along a path is needed.',
    },
    '2.5.7': {
      aids: ['no assistive technology'],
      steps: 'Use everything that can be dragged without dragging it.',
      expected: 'Clicks have the same effect.',
    },
  },
};

export function measure() {
  return Array.from(document.querySelectorAll('[draggable=true]'), (element) => finding(element, 'can be dragged'));
}
