/** Pages that differ from others, links, sound, films, motion, flashes and time limits: the fourth list that `heldOut.ts` had. */
import { buttonStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const site: readonly Mutant[] = [
  {
    name: 'contents-after-the-text',
    barrier: 'On one page of the docs, the list of what is on it comes after the text, and not before it.',
    criteria: ['3.2.3'],
    where: '/docs/sdk',
    plant: [changed('main nav[aria-labelledby]', (contents) => document.querySelector('main nav:has(> div > a[rel=prev])')?.before(contents))],
  },
  {
    name: 'sound-from-the-first-press',
    barrier: 'The first press on anything starts a sound of half a minute, and nothing stops it.',
    criteria: ['1.4.2'],
    where: '/',
    plant: [
      changed('html', () => {
        let isOn = false;
        addEventListener('click', () => {
          if (isOn || !navigator.userActivation.isActive) return;
          isOn = true;
          const sound = new AudioContext();
          const volume = sound.createGain();
          volume.gain.value = 0.1;
          volume.connect(sound.destination);
          for (const pitch of [220, 277, 330]) {
            const tone = sound.createOscillator();
            tone.frequency.value = pitch;
            tone.connect(volume);
            tone.start();
            tone.stop(sound.currentTime + 30);
          }
        });
      }),
    ],
  },
  {
    name: 'box-that-scrolls-by-itself',
    barrier: 'A box of news scrolls by itself for ever for those who have not asked for less motion, and nothing stops it.',
    criteria: ['2.2.2'],
    where: '/resources',
    plant: [
      changed('section[aria-labelledby=articles]', (section) => {
        const box = Object.assign(document.createElement('div'), { role: 'region', tabIndex: 0, ariaLabel: 'News' });
        const list = document.createElement('ul');
        for (const words of ['A new article on limits is here.', 'The glossary has two more words.', 'The docs have a page of clients.', 'One more case study comes in May.', 'Questions have been put in order.', 'A mistake in an article was mended.', 'The search finds parts of pages.', 'Articles can be read without scripts.']) {
          list.append(Object.assign(document.createElement('li'), { textContent: words }));
        }
        box.style.cssText = 'block-size: 6rem; margin-block: 1.5rem; padding-inline: 1rem; border: var(--line); overflow-y: auto';
        box.append(list);
        section.after(box);
        setInterval(() => {
          if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
          const isAtEnd = box.scrollTop + box.clientHeight > box.scrollHeight - 2;
          box.scrollTop = isAtEnd ? 0 : box.scrollTop + 1;
        }, 60);
      }),
    ],
  },
  {
    name: 'key-for-ten-seconds',
    barrier: 'A key that is to be copied shows for ten seconds, once, and nobody can have more time.',
    criteria: ['2.2.1'],
    where: '/docs',
    plant: [
      changed(
        'main h2#get-a-key',
        (heading, look) => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Show a key for tests' });
          const answer = Object.assign(document.createElement('p'), { role: 'status' });
          const show = () => {
            answer.textContent = 'Your key: try-7F3K-92QX-M4LD';
            button.ariaDisabled = 'true';
            button.style.borderStyle = 'dashed';
            setTimeout(() => (answer.textContent = 'The key is not shown again.'), 10_000);
          };
          button.style.cssText = look;
          button.addEventListener('click', show, { once: true });
          heading.parentElement?.after(button, answer);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'theme-that-flickers',
    barrier: 'After the choice of a theme, the whole page flickers between light and dark for two seconds.',
    criteria: ['2.3.1', '2.3.2'],
    where: '/search',
    plant: [
      changed('footer fieldset', (group) => {
        group.addEventListener('change', ({ target }) => {
          const root = document.documentElement;
          const chosen = target instanceof HTMLInputElement ? target.value : 'system';
          let turns = 0;
          const timer = setInterval(() => {
            root.dataset.theme = ++turns > 20 ? chosen : turns % 2 ? 'dark' : 'light';
            if (turns > 20) clearInterval(timer);
          }, 100);
        });
      }),
    ],
  },
  {
    name: 'ready-at-the-tone',
    barrier: 'Words ask people to go on when they hear a tone, and nothing can be seen when it comes.',
    criteria: ['1.3.3', '1.1.1'],
    where: '/docs/limits-and-errors',
    plant: [
      changed(
        'main h2#when-to-retry',
        (heading, look) => {
          const words = Object.assign(document.createElement('p'), { textContent: 'Not sure how long to wait? Start the clock, and retry when you hear the tone.' });
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Start the clock' });
          button.style.cssText = `${look}; margin-block-end: 1rem`;
          button.addEventListener('click', () => {
            if (!navigator.userActivation.isActive) return;
            const sound = new AudioContext();
            const tone = sound.createOscillator();
            tone.connect(sound.destination);
            tone.start(sound.currentTime + 10);
            tone.stop(sound.currentTime + 11);
          });
          heading.parentElement?.after(words, button);
        },
        buttonStyle,
      ),
    ],
  },
  {
    name: 'contents-cut-short',
    barrier: 'The links to the parts of a page end in the middle of a word, so that nobody can tell where they lead.',
    criteria: ['2.4.4', '2.4.9'],
    where: '/accessibility',
    plant: [changed('main nav[aria-labelledby] a', (link) => (link.textContent = `${link.textContent.slice(0, 6)}…`))],
  },
  {
    name: 'captions-that-nobody-can-turn-on',
    barrier: 'A film has captions, which are off, and its player has no button for them.',
    criteria: ['1.2.2', '1.2.3', '1.2.5'],
    where: '/product',
    plant: [
      changed(
        'main h2#comparison',
        (heading, look) => {
          // The policy of the site lets no film load.
          const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
          const pen = canvas.getContext('2d');
          const stream = canvas.captureStream(5);
          const film = Object.assign(document.createElement('video'), { srcObject: stream, width: 320, height: 180, ariaLabel: 'The hub in a minute', playsInline: true });
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Play the film with sound' });
          const captions = film.addTextTrack('captions', 'English', 'en');
          for (const [second, words] of ['One key is all you need.', 'The hub calls whoever is there.', 'You see every call in one log.'].entries()) captions.addCue(new VTTCue(second * 5, second * 5 + 5, words));
          setInterval(() => {
            if (film.paused || !pen) return;
            pen.fillStyle = '#1d3f9e';
            pen.fillRect(0, 0, 320, 180);
            pen.fillStyle = '#ffffff';
            pen.fillRect(20 + ((performance.now() / 50) % 240), 70, 40, 40);
          }, 200);
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
          film.style.cssText = 'display: block; max-inline-size: 100%; block-size: auto; margin-block-end: 0.5rem; background: #1d3f9e';
          button.style.cssText = `${look}; margin-block-end: 1.5rem`;
          button.addEventListener('click', () => {
            if (film.paused) void film.play();
            else film.pause();
            button.textContent = film.paused ? 'Play the film with sound' : 'Pause the film';
          });
          heading.after(film, button);
        },
        buttonStyle,
      ),
    ],
  },
];
