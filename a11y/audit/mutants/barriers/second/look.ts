/** Contrast, colour, targets and narrow screens: the second list that `heldOut.ts` had. */
import { changed, styled } from '../../plants';
import type { Mutant } from '../../types';

export const look: readonly Mutant[] = [
  {
    name: 'faint-mistake',
    barrier: 'The messages about mistakes are of a pale red.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/signup',
    plant: [styled('main form [slot=errorMessage] *', 'color: #e8827c', '(prefers-color-scheme: light)')],
  },
  {
    name: 'faint-as-a-whole',
    barrier: 'The last part of a page is half transparent.',
    criteria: ['1.4.3', '1.4.6'],
    where: '/accessibility',
    plant: [styled('main section:last-of-type', 'opacity: 0.45')],
  },
  {
    name: 'tiny-votes',
    barrier: 'Two buttons of 18 pixels stand side by side.',
    criteria: ['2.5.8', '2.5.5'],
    where: '/docs/sdk',
    plant: [
      changed('main > div h1', (heading) => {
        for (const [words, sign] of [['This page does not help', '−'], ['This page helps', '+']] as const) {
          const vote = Object.assign(document.createElement('button'), { type: 'button', ariaLabel: words, textContent: sign });
          vote.style.cssText = 'inline-size: 18px; block-size: 18px; padding: 0; border: 1px solid; font-size: 16px; line-height: 1; margin-inline-end: 2px';
          vote.addEventListener('click', () => vote.setAttribute('aria-pressed', 'true'));
          heading.after(vote);
        }
      }),
    ],
  },
  {
    name: 'faint-field-in-the-dark',
    barrier: 'In the dark theme, the edge of a field can hardly be seen.',
    criteria: ['1.4.11'],
    where: '/search',
    plant: [styled('main form input', 'border-color: #2b2923', '(prefers-color-scheme: dark)')],
  },
  {
    name: 'address-that-does-not-wrap',
    barrier: 'A long address in a sentence makes the page scroll sideways on a narrow screen.',
    criteria: ['1.4.10'],
    where: '/privacy',
    plant: [
      changed('main section:last-of-type p', (words) => {
        const address = Object.assign(document.createElement('span'), { textContent: 'https://law.example/statutes/2018/data-protection/section-7' });
        address.style.whiteSpace = 'nowrap';
        words.append(' The law is at ', address, '.');
      }),
    ],
  },
  {
    name: 'summary-cut-with-dots',
    barrier: 'On a narrow screen, what an article is about ends in three dots after its second line.',
    criteria: ['1.4.10'],
    where: '/resources',
    plant: [styled('section[aria-labelledby=articles] li p:first-child', 'display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden', '(max-width: 400px)')],
  },
  {
    name: 'required-by-colour',
    barrier: 'A form says that it needs the fields whose labels are red.',
    criteria: ['1.4.1', '1.3.3'],
    where: '/signup',
    plant: [
      changed('main form > p:not([data-without-js])', (note) => (note.textContent = 'Fields in red are required.')),
      styled('main form label:not([for$=-name])', 'color: var(--color-error)'),
    ],
  },
  {
    name: 'heading-of-one-line',
    barrier: 'A heading that may have one line only loses its end when text is spaced more widely.',
    criteria: ['1.4.12'],
    where: '/docs/webhooks',
    plant: [
      changed('main section h2', (heading) => {
        heading.style.cssText = 'display: inline-block; white-space: nowrap';
        heading.style.cssText = `display: inline-block; inline-size: ${Math.ceil(heading.getBoundingClientRect().width) + 8}px; max-inline-size: 100%; white-space: nowrap; overflow: hidden; text-overflow: ellipsis`;
      }),
    ],
  },
];
