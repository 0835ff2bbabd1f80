/** The shared frame of pages, links, motion, media and time limits. */
import { typingDemo } from '../../../../src/content/controls';
import { changed, changedEverywhere, inHtml } from '../plants';
import { site as fourth } from './fourth/site';
import { site as second } from './second/site';
import { site as third } from './third/site';
import type { Mutant } from '../types';

export const site: readonly Mutant[] = [
  {
    name: 'navigation-in-another-order',
    barrier: 'One page has its navigation in another order.',
    criteria: ['3.2.3'],
    where: '/terms',
    plant: [changed('header nav ul', (list) => list.append(...Array.from(list.children).slice(0, 1)))],
  },
  {
    name: 'no-help',
    barrier: 'One page lacks the link to those who help.',
    criteria: ['3.2.6'],
    where: '/terms',
    plant: [changed('footer a[href="/contact"]', (link) => link.parentElement?.remove())],
  },
  {
    name: 'help-elsewhere',
    barrier: 'One page has the link to those who help in another place.',
    criteria: ['3.2.6'],
    where: '/terms',
    plant: [changed('footer a[href="/contact"]', (link) => link.closest('ul')?.append(link.parentElement ?? link))],
  },
  {
    name: 'help-by-another-name',
    barrier: 'One page calls the link to those who help something else.',
    criteria: ['3.2.4'],
    where: '/terms',
    plant: [changed('footer a[href="/contact"]', (link) => (link.textContent = 'Get in touch'))],
  },
  {
    name: 'no-current-page',
    barrier: 'The navigation does not say which page is shown.',
    criteria: ['2.4.8'],
    where: '/pricing',
    plant: [inHtml('/pricing', / aria-current="page"/g, '')],
  },
  {
    name: 'wrong-current-page',
    barrier: 'The navigation says that another page is shown.',
    criteria: ['2.4.8'],
    where: '/pricing',
    plant: [changed('header a[href="/resources"]', (link) => link.setAttribute('aria-current', 'page'))],
  },
  {
    name: 'page-without-a-way',
    barrier: 'The sitemap lacks a page.',
    criteria: ['2.4.5'],
    where: '/terms',
    plant: [inHtml('/sitemap', /href="\/terms"/g, 'href="/privacy"')],
  },
  {
    name: 'click-here',
    barrier: 'A link is called “click here”.',
    criteria: ['2.4.4', '2.4.9'],
    where: '/signup',
    plant: [changed('main a[href="/privacy"]', (link) => (link.textContent = 'click here'))],
  },
  {
    name: 'one-name-for-two-places',
    barrier: 'Two links have one name and lead to different pages.',
    criteria: ['2.4.9', '2.4.4'],
    where: '/signup',
    plant: [changed('main a[href="/privacy"]', (link) => (link.textContent = document.querySelector('footer a[href="/terms"]')?.textContent ?? ''))],
  },
  {
    name: 'page-that-leaves',
    barrier: 'The page goes elsewhere after half a minute.',
    criteria: ['3.2.5', '2.2.1'],
    where: '/terms',
    plant: [changed('html', () => void setTimeout(() => location.assign('/privacy'), 30_000))],
  },
  {
    name: 'refresh',
    barrier: 'The page loads itself anew after ten minutes.',
    criteria: ['2.2.1', '3.2.5'],
    where: '/terms',
    plant: [inHtml('/terms', /<title>/g, '<meta http-equiv="refresh" content="600"><title>')],
  },
  {
    name: 'words-that-expire',
    barrier: 'What was typed is gone after twenty minutes.',
    criteria: ['2.2.6', '2.2.1'],
    where: '/contact',
    plant: [changed<HTMLFormElement>('main form', (form) => void setTimeout(() => form.reset(), 20 * 60_000))],
  },
  {
    name: 'motion-for-all',
    barrier: 'Something moves for those who have asked for less motion.',
    criteria: ['2.3.3'],
    where: '/terms',
    plant: [changed('main h1', (heading) => void heading.animate([{ translate: '0' }, { translate: '2rem' }], { duration: 4000, iterations: Number.POSITIVE_INFINITY }))],
  },
  {
    name: 'endless-motion',
    barrier: 'Something moves for ever and cannot be stopped.',
    criteria: ['2.2.2'],
    where: '/',
    plant: [
      changed('main h1', (heading) => {
        if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        heading.animate([{ translate: '0' }, { translate: '1rem' }], { duration: 4000, iterations: Number.POSITIVE_INFINITY });
      }),
    ],
  },
  {
    name: 'pause-that-does-nothing',
    barrier: 'The button that pauses the typing does nothing.',
    criteria: ['2.2.2'],
    where: '/',
    plant: [
      changed(
        'html',
        (_, pause) => {
          for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup']) {
            addEventListener(type, (event) => (event.target as Element).closest('button')?.textContent === pause && event.stopImmediatePropagation(), { capture: true });
          }
        },
        typingDemo.pause,
      ),
    ],
  },
  {
    name: 'flashes',
    barrier: 'A large part of the page flashes five times a second.',
    criteria: ['2.3.1', '2.3.2'],
    where: '/terms',
    plant: [changed('main', (main) => void main.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'steps(2, jump-none)', iterations: Number.POSITIVE_INFINITY }))],
  },
  {
    name: 'video',
    barrier: 'A video plays by itself, with neither captions nor a description.',
    criteria: ['1.4.2', '1.2.2', '1.2.1'],
    where: '/terms',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('video'), { autoplay: true, loop: true, ariaLabel: 'Film' })))],
  },
  {
    name: 'words-by-script',
    barrier: 'A part of the page is there with scripts alone.',
    criteria: ['1.3.1'],
    where: '/terms',
    plant: [{ selector: ':root:not([data-js]) main h2', declarations: 'display: none !important' }],
  },
  {
    name: 'ticker',
    barrier: 'A line of news runs for ever.',
    criteria: ['2.2.2'],
    where: '/status',
    plant: [
      changed('main h1', (heading) => {
        const news = Object.assign(document.createElement('p'), { textContent: 'All services are up.' });
        heading.after(news);
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) news.animate([{ translate: '0' }, { translate: '20rem' }], { duration: 8000, iterations: Number.POSITIVE_INFINITY });
      }),
    ],
  },
  {
    name: 'blink',
    barrier: 'Words blink, by the element that was made for it.',
    criteria: ['2.2.2'],
    where: '/terms',
    plant: [changed('main h1', (heading) => heading.append(Object.assign(document.createElement('blink'), { textContent: ' (new)' })))],
  },
  {
    name: 'blinking-words',
    barrier: 'A script makes words blink.',
    criteria: ['2.2.2'],
    where: '/privacy',
    plant: [changed('main h1', (heading) => void setInterval(() => (heading.style.visibility = heading.style.visibility ? '' : 'hidden'), 700))],
  },
  {
    name: 'drawing-that-pulses',
    barrier: 'A drawing pulses for ever, by an animation of its own.',
    criteria: ['2.2.2'],
    where: '/privacy',
    plant: [
      changed('header a svg', (drawing) => {
        const pulse = document.createElementNS('http://www.w3.org/2000/svg', 'animate');
        for (const [name, value] of Object.entries({ attributeName: 'opacity', values: '1;0.2;1', dur: '2s', repeatCount: 'indefinite' })) pulse.setAttribute(name, value);
        drawing.append(pulse);
      }),
    ],
  },
  {
    name: 'flashes-at-the-end',
    barrier: 'The end of a long page flashes five times a second.',
    criteria: ['2.3.1', '2.3.2'],
    where: '/product',
    plant: [changed('main > div:last-of-type', (part) => void part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'steps(2, jump-none)', iterations: Number.POSITIVE_INFINITY }))],
  },
  {
    name: 'sound-by-itself',
    barrier: 'A sound plays by itself.',
    criteria: ['1.4.2'],
    where: '/terms',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('audio'), { autoplay: true, loop: true })))],
  },
  {
    name: 'recording-by-link',
    barrier: 'A link leads to a recording, and its words are nowhere to be read.',
    criteria: ['1.2.1'],
    where: '/resources',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('a'), { href: '/talk.mp3', textContent: 'Listen to our talk on failover' })))],
  },
  {
    name: 'window-at-once',
    barrier: 'A window opens as soon as the page is there.',
    criteria: ['3.2.5', '3.2.1'],
    where: '/pricing',
    plant: [changed('html', () => void setTimeout(() => window.open('/signup'), 100))],
  },
  {
    name: 'page-that-renews',
    barrier: 'The page renews its words by itself after half a minute.',
    criteria: ['3.2.5', '2.2.4'],
    where: '/status',
    plant: [changed('main h2', (heading) => void setTimeout(() => (heading.textContent += ' (just now)'), 30_000))],
  },
  {
    name: 'moves-with-the-wheel',
    barrier: 'A part of the page moves when the page is scrolled, for those too who have asked for less motion.',
    criteria: ['2.3.3'],
    where: '/resources',
    plant: [changed('main h2', (heading) => addEventListener('scroll', () => heading.animate([{ translate: '-6rem' }, { translate: '0' }], { duration: 600 })))],
  },
  {
    name: 'words-that-rotate',
    barrier: 'A heading changes its words every four seconds, and nothing stops it.',
    criteria: ['2.2.2'],
    where: '/status',
    plant: [
      changed('main h2', (heading) => {
        const words = [heading.textContent, 'All is well', 'Nothing is down'];
        let turn = 0;
        setInterval(() => (heading.textContent = words[++turn % 3] ?? ''), 4000);
      }),
    ],
  },
  {
    name: 'drawing-that-turns',
    barrier: 'A drawing turns for ever for those who have not asked for less motion.',
    criteria: ['2.2.2'],
    where: '/pricing',
    plant: [
      changed('main svg', (drawing) => {
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) drawing.animate([{ rotate: '0deg' }, { rotate: '360deg' }], { duration: 9000, iterations: Number.POSITIVE_INFINITY });
      }),
    ],
  },
  {
    name: 'flashes-under-the-pointer',
    barrier: 'A button flashes while it has focus.',
    criteria: ['2.3.1', '2.3.2'],
    where: '/signup',
    plant: [
      changed('main button[type=submit]', (button) => {
        button.addEventListener('focus', () => button.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, easing: 'steps(2, jump-none)', iterations: 40 }));
      }),
    ],
  },
  {
    name: 'moves-with-the-pointer',
    barrier: 'A heading follows the pointer, for those too who have asked for less motion.',
    criteria: ['2.3.3'],
    where: '/contact',
    plant: [changed('main h2', (heading) => addEventListener('pointermove', ({ clientX }) => heading.style.setProperty('translate', `${clientX / 20}px`)))],
  },
  {
    name: 'names-without-context',
    barrier: 'Links that lead to different articles have the same name.',
    criteria: ['2.4.4', '2.4.9'],
    where: '/resources',
    plant: [changed('main a[data-variant=standalone] > span', (words) => words.remove())],
  },
  {
    name: 'window-by-itself',
    barrier: 'After ten seconds, the page opens a window that nobody asked for.',
    criteria: ['3.2.5'],
    where: '/pricing',
    plant: [changed('html', () => void setTimeout(() => window.open('/signup'), 10_000))],
  },
  {
    name: 'status-by-another-name',
    barrier: 'One page calls the link to the status page something else.',
    criteria: ['3.2.4'],
    where: '/privacy',
    plant: [changed('footer a[href="/status"]', (link) => (link.textContent = 'System health'))],
  },
  {
    name: 'sound',
    barrier: 'A recording stands on the page, and its words are nowhere to be read.',
    criteria: ['1.2.1'],
    where: '/resources',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('audio'), { controls: true })))],
  },
  {
    name: 'late-warning',
    barrier: 'After fifteen minutes, a window says that the visit is over.',
    criteria: ['2.2.1'],
    where: '/signup',
    plant: [
      changed('main', (main) => {
        setTimeout(() => {
          const dialog = Object.assign(document.createElement('dialog'), { textContent: 'Your visit is over.' });
          main.append(dialog);
          dialog.showModal();
        }, 15 * 60_000);
      }),
    ],
  },
  {
    name: 'trail-backwards',
    barrier: 'On one page, the trail to it begins with the page itself.',
    criteria: ['3.2.3'],
    where: '/docs/sdk',
    plant: [changed('main nav ol', (trail) => trail.append(...Array.from(trail.children).toReversed()))],
  },
  {
    name: 'tab-that-flickers',
    barrier: 'What a tab shows flickers ten times before it stands still.',
    criteria: ['2.3.1', '2.3.2'],
    where: '/integrations',
    plant: [
      changed('main [role=tab]', (tab) => {
        tab.addEventListener('click', () => {
          document.querySelector('main')?.animate([{ background: '#000' }, { background: '#fff' }], { duration: 180, easing: 'steps(2, jump-none)', iterations: 10 });
        });
      }),
    ],
  },
  {
    name: 'title-of-the-site-alone',
    barrier: 'After a link was followed, the title is the name of the site and nothing else.',
    criteria: ['2.4.2'],
    where: '/terms',
    plant: [
      changedEverywhere('html', () => {
        const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'title') ?? {};
        const shorten = (title: string) => {
          set?.call(document, title.split(' – ').at(-1));
        };
        Object.defineProperty(document, 'title', { get: () => document.querySelector('title')?.textContent, set: shorten });
      }),
    ],
  },
  {
    name: 'help-under-another-heading',
    barrier: 'On one page, the last group of links of the footer has another name.',
    criteria: ['3.2.4'],
    where: '/sitemap',
    plant: [changed('footer nav > div:last-child > p', (name) => (name.textContent = 'Support'))],
  },
  {
    name: 'link-to-the-wrong-page',
    barrier: 'A link that is called after one page leads to another.',
    criteria: ['2.4.4'],
    where: '/terms',
    plant: [changed('main h1', (heading) => heading.after(Object.assign(document.createElement('a'), { href: '/sitemap', textContent: 'Read on: Privacy' })))],
  },
  ...second,
  ...third,
  ...fourth,
];
