/** Menus and names that differ between pages, links, media, motion and time limits: the third list that `heldOut.ts` had. */
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const site: readonly Mutant[] = [
  {
    name: 'theme-by-other-names',
    barrier: 'On one page, the choice of a theme and its values have other names.',
    criteria: ['3.2.4'],
    where: '/integrations',
    plant: [
      changed('footer fieldset', (group) => {
        for (const [index, words] of ['Appearance', 'Automatic', 'Day', 'Night'].entries()) {
          const name = group.querySelectorAll('legend, label')[index]?.lastChild;
          if (name) name.textContent = words;
        }
      }),
    ],
  },
  {
    name: 'footer-in-another-order',
    barrier: 'On one page, the last group of links of the footer comes first.',
    criteria: ['3.2.3', '3.2.6'],
    where: '/status',
    plant: [changed('footer nav', (nav) => nav.lastElementChild && nav.prepend(nav.lastElementChild))],
  },
  {
    name: 'dots-that-drift',
    barrier: 'Dots drift behind the first words of a page for ever, and nothing stops them.',
    criteria: ['2.2.2'],
    where: '/',
    plant: [
      changed('main header:has(h1)', (header) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 200, ariaHidden: 'true' });
        const pen = canvas.getContext('2d');
        header.style.position = 'relative';
        canvas.style.cssText = 'position: absolute; inset: 0; z-index: -1; inline-size: 100%; block-size: 100%; color: var(--color-line-hair)';
        header.append(canvas);
        setInterval(() => {
          if (!pen) return;
          pen.clearRect(0, 0, 600, 200);
          pen.fillStyle = getComputedStyle(canvas).color;
          for (let dot = 0; dot < 15; dot++) pen.fillRect((dot * 41 + performance.now() / 40) % 600, (dot * 67) % 200, 14, 14);
        }, 100);
      }),
    ],
  },
  {
    name: 'seconds-that-count',
    barrier: 'A line that says how old the figures are changes every second, and nothing stops it.',
    criteria: ['2.2.2'],
    where: '/status',
    plant: [
      changed('main h1', (heading) => {
        const age = Object.assign(document.createElement('p'), { textContent: 'Seconds since the last measurement: 0' });
        let seconds = 0;
        setInterval(() => (age.textContent = `Seconds since the last measurement: ${++seconds}`), 1000);
        heading.after(age);
      }),
    ],
  },
  {
    name: 'offer-that-ends',
    barrier: 'An offer ends after five minutes, which a line counts down, and nobody can have more time.',
    criteria: ['2.2.1', '2.2.2'],
    where: '/pricing',
    plant: [
      changed('section[aria-labelledby=plans] h2', (heading) => {
        const offer = document.createElement('p');
        let left = 300;
        const show = () => {
          const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
          offer.textContent = left ? `Name the code START when you open an account, and pay a fifth less. This offer ends in ${time}.` : 'The offer has ended.';
        };
        show();
        const timer = setInterval(() => {
          left--;
          show();
          if (!left) clearInterval(timer);
        }, 1000);
        heading.after(offer);
      }),
    ],
  },
  {
    name: 'lesson-without-captions',
    barrier: 'A film with sound, which people can play, has neither captions nor a description.',
    criteria: ['1.2.2', '1.2.3', '1.2.5'],
    where: '/docs',
    plant: [
      changed('main h2#make-a-call', (heading) => {
        // The policy of the site lets no film load.
        const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
        const pen = canvas.getContext('2d');
        const stream = canvas.captureStream(5);
        const film = Object.assign(document.createElement('video'), { controls: true, srcObject: stream, width: 320, height: 180, ariaLabel: 'Your first call' });
        setInterval(() => pen?.fillText('curl', 20 + ((performance.now() / 50) % 200), 90), 200);
        // Browsers complain of sound before a press.
        const addSound = () => {
          const sound = new AudioContext();
          const voice = sound.createMediaStreamDestination();
          const tone = sound.createOscillator();
          tone.connect(voice);
          tone.start();
          for (const track of voice.stream.getTracks()) stream.addTrack(track);
        };
        film.addEventListener('play', addSound, { once: true });
        heading.parentElement?.after(film);
      }),
    ],
  },
  {
    name: 'neighbours-with-swapped-names',
    barrier: 'The links to the page before and to the next one each bear the name of the other.',
    criteria: ['2.4.4'],
    where: '/docs/limits-and-errors',
    plant: [
      changed('main nav:has(> div > a[rel=next])', (nav) => {
        const [one, other] = nav.querySelectorAll('a > span > span > span:last-child');
        const name = one?.textContent ?? '';
        if (one && other) [one.textContent, other.textContent] = [other.textContent, name];
      }),
    ],
  },
  {
    name: 'search-out-of-place',
    barrier: 'On one page, the link to the search is the last of the header, and not the second.',
    criteria: ['3.2.3'],
    where: '/contact',
    plant: [
      changed('header a[href="/search"]', (link) => {
        const entry = document.createElement('li');
        const list = document.querySelector('header nav ul:last-of-type');
        entry.append(link);
        list?.append(entry);
      }),
    ],
  },
];
