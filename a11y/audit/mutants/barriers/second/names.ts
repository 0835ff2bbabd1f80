/** Missing and wrong names and states: the second list that `heldOut.ts` had. */
import { changed, kept, styled } from '../../plants';
import type { Mutant } from '../../types';

export const names: readonly Mutant[] = [
  {
    name: 'list-without-name',
    barrier: 'A list to choose from has no label.',
    criteria: ['4.1.2', '3.3.2'],
    where: '/contact',
    plant: [
      changed('main form button[type=submit]', (button) => {
        const list = Object.assign(document.createElement('select'), { name: 'topic' });
        for (const topic of ['A question', 'A mistake', 'An invoice']) list.append(new Option(topic));
        list.style.cssText = 'justify-self: start; min-block-size: 3rem; font: inherit';
        button.parentElement?.before(list);
      }),
    ],
  },
  {
    name: 'empty-link-over-a-card',
    barrier: 'A link without words lies over a card, so that all of it can be pressed.',
    criteria: ['2.4.4', '4.1.2'],
    where: '/',
    plant: [
      changed('section:has(> #features) > div > div:first-child', (card) => {
        const link = Object.assign(document.createElement('a'), { href: '/product' });
        link.style.cssText = 'position: absolute; inset: 0';
        card.style.position = 'relative';
        card.append(link);
      }),
    ],
  },
  {
    name: 'meter-without-name',
    barrier: 'A bar shows how good a password is, and has no name.',
    criteria: ['1.1.1', '4.1.2'],
    where: '/signup',
    plant: [
      changed<HTMLInputElement>('main input[name=password]', (field) => {
        const meter = Object.assign(document.createElement('meter'), { max: 12, low: 8, optimum: 12, value: 0 });
        meter.style.cssText = 'inline-size: 12rem; block-size: 1rem';
        field.addEventListener('input', () => (meter.value = field.value.length));
        field.parentElement?.after(meter);
      }),
    ],
  },
  {
    name: 'button-named-for-one-state',
    barrier: 'The button that hides a password is still called “Show” by screen readers.',
    criteria: ['4.1.2', '2.5.3'],
    where: '/signup',
    plant: [changed('main form button[type=button]', (button) => button.setAttribute('aria-label', button.textContent))],
  },
  {
    name: 'active-result-not-told',
    barrier: 'Arrow keys lead through the results of a search, and screen readers are not told to which.',
    criteria: ['4.1.2'],
    where: '/search',
    plant: [kept('main [role=combobox]', (field) => field.removeAttribute('aria-activedescendant'))],
  },
  {
    name: 'label-of-the-neighbour',
    barrier: 'Screen readers call each of two fields by the label of the other.',
    criteria: ['1.3.1', '2.5.3', '4.1.2'],
    where: '/contact',
    plant: [
      changed('main form', (form) => {
        const fields = Array.from(form.querySelectorAll('input[name=name], input[name=subject]'));
        const labels = fields.map((field) => field.getAttribute('aria-labelledby') ?? '');
        fields.forEach((field, index) => field.setAttribute('aria-labelledby', labels[1 - index] ?? ''));
      }),
    ],
  },
  {
    name: 'days-for-eyes-alone',
    barrier: 'On which days a service was down is drawn, and said nowhere in words.',
    criteria: ['1.1.1'],
    where: '/status',
    plant: [styled('main figure li[id] > p', 'display: none')],
  },
  {
    name: 'question-marks',
    barrier: 'Six buttons of a page are called “?”.',
    criteria: ['2.4.6'],
    where: '/pricing',
    plant: [
      changed('main th button', (button) => {
        button.lastElementChild?.remove();
        button.firstElementChild?.removeAttribute('aria-hidden');
      }),
    ],
  },
];
