import { dom } from '../audit/barriers/plant';
import { screenReaders } from '../audit/evaluation';
import type { Check } from './check';

/** Its other tests are in status.spec.ts, and beside the code that announces. */
export const statusMessages: Check = {
  criteria: ['4.1.3', '2.2.4'],
  claim:
    'Expects each live region to be polite and empty on load. Records all of them while code is copied, forms are submitted, and searches run; expects the right message, once.',
  on: 'every page',
  views: ['opened'],
  measure,
  barriers: {
    'a live region without a role': dom('[role=status]', (status) => status.removeAttribute('role')),
    'a busy live region': dom('[role=status]', (status) => (status.ariaBusy = 'true')),
  },
  left: {
    '4.1.3': {
      aids: [...screenReaders, 'magnifier'],
      steps: 'Press, type, and choose, and wait while something loads.',
      expected: 'Each message comes in time and makes sense.',
    },
  },
};

export function measure() {
  const regions = document.querySelectorAll('[role=status], [role=alert], [role=log], [role=marquee], [role=timer], [aria-live], output');
  const faults = Array.from(regions).flatMap((region) => {
    const properties = ['aria-live', 'aria-busy', 'aria-relevant', 'aria-atomic'].map((name) => region.getAttribute(name) ?? '');
    const isPolite = region.role === 'status' && /^,(?:false)?,(?:additions text)?,(?:true)?$/.test(properties.join());
    const isEmpty = !region.textContent?.trim() && !region.closest('[aria-hidden=true]');
    const value = `${properties}, ${region.textContent}`;
    return isPolite && isEmpty ? [] : [finding(region, 'live, busy, relevant, atomic, and text', value, 'an empty status')];
  });
  const ofLayout = document.querySelectorAll('[role=status]:not(main *)').length;
  return [...faults, ...(ofLayout === 1 ? [] : [finding(null, 'live regions of the layout', ofLayout, 1)])];
}
