import { wrapButton } from '../../src/content/interface';
import { css } from '../audit/barriers/plant';
import { expect } from '../findings';
import type { Walk } from '../inPage/walk';
import { lostWords, shownWords } from '../shownWords';
import { views } from '../views';
import type { Check } from './check';

export const orientation: Check = {
  criteria: ['1.3.4'],
  claim: 'Opens a page at 360 × 640 and 640 × 360 px; expects the same text, and a page that is not turned.',
  on: 'every style',
  views: ['portrait', 'landscape'],
  measure,
  reads: {
    'shows the same words in portrait and in landscape': async ({ look, path }) => {
      const wordsIn = async (view: 'portrait' | 'landscape') => {
        const words = await (await look(path, views[view])).evaluate(shownWords, 'body');
        // The button that wraps lines is only beside lines that are too long for the window.
        return words.filter(({ what }) => !what.startsWith(wrapButton('')));
      };
      const [portrait, landscape] = [await wordsIn('portrait'), await wordsIn('landscape')];
      expect(lostWords(portrait, landscape, 'in landscape')).toHaveNoFindings();
      expect(lostWords(landscape, portrait, 'in portrait')).toHaveNoFindings();
    },
  },
  barriers: {
    'sections only in landscape': css('main section:last-of-type, main p:last-of-type', 'display: none', '(orientation: portrait)'),
    'a page that is turned': css('body', 'rotate: 90deg', '(orientation: portrait)'),
  },
};

export function measure({ parts }: Walk) {
  return [document.documentElement, ...parts.slice(0, 1).map(({ element }) => element)].flatMap((element) => {
    const { rotate, transform } = getComputedStyle(element);
    return rotate + transform === 'nonenone' ? [] : [finding(element, 'turns the page', `${rotate} ${transform}`, 'none')];
  });
}
