/** Names and places that differ, links, films, recordings and motion: findings of auditors and users of other sites, that no check was tuned to. */
import { buttonStyle } from '../../ownStyles';
import { changed } from '../../plants';
import type { Mutant } from '../../types';

export const site: readonly Mutant[] = [
  // Source: https://github.com/department-of-veterans-affairs/va.gov-team/issues/16711
  {
    name: 'signing-in-by-another-name',
    barrier: 'One page has a second link to the form for signing in, and calls it “Log on”, which no other page does.',
    criteria: ['3.2.4'],
    where: '/pricing',
    plant: [
      changed('main h1 + p', (lead) => {
        const words = Object.assign(document.createElement('p'), { textContent: 'Do you have a plan already? ' });
        const link = Object.assign(document.createElement('a'), { href: '/signin', textContent: 'Log on' });
        link.style.cssText = 'color: var(--color-link); text-decoration: underline';
        words.append(link, '.');
        lead.after(words);
      }),
    ],
  },
  // Source: https://github.com/vaadin/web-components/issues/134
  {
    name: 'bar-that-never-stops',
    barrier: 'Beside the text, a bar moves to and fro for as long as the page waits for something, and nothing stops it.',
    criteria: ['2.2.2'],
    where: '/docs/webhooks',
    plant: [
      changed('main h2#registering', (heading) => {
        const words = Object.assign(document.createElement('p'), { textContent: 'This page waits for the first delivery to your server …' });
        const bar = Object.assign(document.createElement('div'), { role: 'progressbar', ariaLabel: 'Waiting for the first delivery' });
        const part = document.createElement('div');
        words.style.marginBlockEnd = '0.5rem';
        bar.style.cssText = 'max-inline-size: 24rem; block-size: 1rem; margin-block-end: 1.5rem; border: var(--line-button); border-radius: 0.5rem; overflow: hidden';
        part.style.cssText = 'inline-size: 25%; block-size: 100%; background: var(--color-link)';
        bar.append(part);
        heading.parentElement?.after(words, bar);
        part.animate([{ transform: 'translateX(0)' }, { transform: 'translateX(300%)' }], { duration: 1500, direction: 'alternate', iterations: Infinity });
      }),
    ],
  },
  // Source: https://github.com/cds-snc/ai-answers/pull/1669
  {
    name: 'table-that-renews-itself',
    barrier: 'A table gets a new row every four seconds and loses its oldest, and nobody can stop it to read it.',
    criteria: ['2.2.2'],
    where: '/status',
    plant: [
      changed('section[aria-labelledby=incidents]', (incidents) => {
        const section = document.createElement('section');
        const heading = Object.assign(document.createElement('h2'), { id: 'latest-calls', textContent: 'Latest calls' });
        const table = document.createElement('table');
        const caption = table.createCaption();
        const head = table.createTHead().insertRow();
        const body = table.createTBody();
        let number = 4100;
        const look = (cell: HTMLElement) => (cell.style.cssText = 'padding: 0.5rem 1rem 0.5rem 0; border-block-end: var(--line); text-align: start');
        const addRow = () => {
          const row = body.insertRow(0);
          const first = Object.assign(document.createElement('th'), { scope: 'row', textContent: `#${++number}` });
          row.append(first);
          row.insertCell().textContent = number % 5 ? 'completed' : 'retried';
          row.insertCell().textContent = `${(number * 37) % 900} ms`;
          for (const cell of row.cells) look(cell);
          if (body.rows.length > 5) body.deleteRow(5);
        };
        caption.textContent = 'The last five calls of all customers';
        caption.style.cssText = 'padding-block-end: 0.5rem; text-align: start';
        for (const words of ['Call', 'State', 'Time']) {
          const cell = Object.assign(document.createElement('th'), { scope: 'col', textContent: words });
          look(cell);
          head.append(cell);
        }
        for (let row = 0; row < 5; row++) addRow();
        table.style.cssText = 'inline-size: auto; border-collapse: collapse';
        section.setAttribute('aria-labelledby', heading.id);
        section.style.marginBlockEnd = '2rem';
        section.append(heading, table);
        incidents.before(section);
        setInterval(addRow, 4000);
      }),
    ],
  },
  // Source: https://github.com/wellcomecollection/wellcomecollection.org/issues/6544
  {
    name: 'captions-that-say-something-else',
    barrier: 'The captions of a film were made by a machine and are wrong: they say “oil you kneed” where the voice says “all you need”.',
    criteria: ['1.2.2'],
    where: '/',
    plant: [
      changed(
        'main section:has(> div > h2#teams)',
        (section, look) => {
          // The policy of the site lets no film load.
          const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
          const pen = canvas.getContext('2d');
          const stream = canvas.captureStream(5);
          const film = Object.assign(document.createElement('video'), { srcObject: stream, width: 320, height: 180, ariaLabel: 'What the hub is for', playsInline: true });
          const play = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Play the film with sound' });
          const toggle = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide the captions' });
          const spoken = Object.assign(document.createElement('p'), { textContent: 'A speaker in front of a blue wall says: “One key is all you need. The hub calls whoever is there. You see every call in one log.”' });
          const row = document.createElement('div');
          const captions = film.addTextTrack('captions', 'English', 'en');
          for (const [index, words] of ['Won quay is oil you kneed.', 'The hop calls who ever his bear.', 'You sea every cold in one lock.'].entries()) captions.addCue(new VTTCue(index * 5, index * 5 + 5, words));
          captions.mode = 'showing';
          setInterval(() => {
            if (film.paused || !pen) return;
            pen.fillStyle = '#1d3f9e';
            pen.fillRect(0, 0, 320, 180);
            pen.fillStyle = '#ffffff';
            pen.fillRect(130 + ((performance.now() / 100) % 20), 50, 40, 60);
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
          film.style.cssText = 'display: block; max-inline-size: 100%; block-size: auto; margin-block: 1rem 0.5rem; background: #1d3f9e';
          row.style.cssText = 'display: flex; flex-wrap: wrap; gap: 1rem';
          spoken.style.cssText = 'max-inline-size: var(--measure); margin-block: 1rem';
          for (const button of [play, toggle]) button.style.cssText = look ?? '';
          play.addEventListener('click', () => {
            if (film.paused) void film.play();
            else film.pause();
            play.textContent = film.paused ? 'Play the film with sound' : 'Pause the film';
          });
          toggle.addEventListener('click', () => {
            captions.mode = captions.mode === 'showing' ? 'hidden' : 'showing';
            toggle.textContent = captions.mode === 'showing' ? 'Hide the captions' : 'Show the captions';
          });
          row.append(play, toggle);
          section.append(film, row, spoken);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/stakwork/sphinx-tribes-frontend/issues/1050
  {
    name: 'steps-that-only-the-picture-shows',
    barrier: 'A film has captions, but the steps that it teaches are written in its picture, and its voice, which says “do this”, never reads them.',
    criteria: ['1.2.5', '1.2.3'],
    where: '/product',
    plant: [
      changed(
        'main h2#comparison',
        (heading, look) => {
          // The policy of the site lets no film load.
          const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
          const pen = canvas.getContext('2d');
          const stream = canvas.captureStream(5);
          const film = Object.assign(document.createElement('video'), { srcObject: stream, width: 320, height: 180, ariaLabel: 'How to change your key', playsInline: true });
          const play = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Play the film with sound' });
          const toggle = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide the captions' });
          const row = document.createElement('div');
          const captions = film.addTextTrack('captions', 'English', 'en');
          const steps = ['1. Open Account, Keys', '2. Press “New key”', '3. Delete the old key'] as const;
          for (const [index, words] of ['First do this.', 'Then do this.', 'And this is the last step.'].entries()) captions.addCue(new VTTCue(index * 5, index * 5 + 5, words));
          captions.mode = 'showing';
          setInterval(() => {
            if (film.paused || !pen) return;
            pen.fillStyle = '#1d3f9e';
            pen.fillRect(0, 0, 320, 180);
            pen.fillStyle = '#ffffff';
            pen.font = '700 24px sans-serif';
            pen.fillText(steps[Math.min(Math.floor(film.currentTime / 5), steps.length - 1)] ?? '', 16, 70, 288);
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
          row.style.cssText = 'display: flex; flex-wrap: wrap; gap: 1rem; margin-block-end: 1.5rem';
          for (const button of [play, toggle]) button.style.cssText = look ?? '';
          play.addEventListener('click', () => {
            if (film.paused) void film.play();
            else film.pause();
            play.textContent = film.paused ? 'Play the film with sound' : 'Pause the film';
          });
          toggle.addEventListener('click', () => {
            captions.mode = captions.mode === 'showing' ? 'hidden' : 'showing';
            toggle.textContent = captions.mode === 'showing' ? 'Hide the captions' : 'Show the captions';
          });
          row.append(play, toggle);
          heading.after(film, row);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/CuBoulder/express/issues/1035
  {
    name: 'a-to-z-of-what',
    barrier: 'A link is called “A to Z”, and of what it leads to is told by a drawing beside it that screen readers skip.',
    criteria: ['2.4.4', '1.1.1'],
    where: '/docs',
    plant: [
      changed('main h2#what-next', (heading) => {
        const space = 'http://www.w3.org/2000/svg';
        const box = document.createElement('div');
        const drawing = document.createElementNS(space, 'svg');
        const frame = document.createElementNS(space, 'rect');
        const sign = document.createElementNS(space, 'text');
        const link = Object.assign(document.createElement('a'), { href: '/docs/glossary', textContent: 'A to Z' });
        for (const [key, value] of Object.entries({ viewBox: '0 0 136 48', width: '136', height: '48', 'aria-hidden': 'true' })) drawing.setAttribute(key, value);
        for (const [key, value] of Object.entries({ x: '1', y: '1', width: '134', height: '46', rx: '8', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' })) frame.setAttribute(key, value);
        for (const [key, value] of Object.entries({ x: '68', y: '31', 'text-anchor': 'middle', 'font-size': '20', 'font-weight': '700', fill: 'currentColor' })) sign.setAttribute(key, value);
        sign.textContent = 'GLOSSARY';
        link.style.cssText = 'display: inline-flex; align-items: center; min-inline-size: 3rem; min-block-size: 3rem; color: var(--color-link); text-decoration: underline';
        box.style.cssText = 'display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-block-end: 1rem';
        drawing.append(frame, sign);
        box.append(drawing, link);
        heading.parentElement?.after(box);
      }),
    ],
  },
  // Source: https://github.com/ampproject/amphtml/issues/32495
  {
    name: 'beginning-of-a-recording',
    barrier: 'Of a recording of a minute, only what is said in its first seconds can be read below it.',
    criteria: ['1.2.1'],
    where: '/resources/articles',
    plant: [
      changed(
        'main h1 + p',
        (lead, look) => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Listen to our talk (one minute)' });
          const spoken = Object.assign(document.createElement('p'), { textContent: 'What is said: “Welcome to our talk about failing calls. There are three things that you should never do when a provider is down. The first of them is …” Listen to the recording to hear the rest.' });
          let sound: AudioContext | undefined;
          const stop = () => {
            void sound?.close();
            sound = undefined;
            button.textContent = 'Listen to our talk (one minute)';
          };
          button.style.cssText = `${look}; margin-block-start: 1rem`;
          button.addEventListener('click', () => {
            if (sound) return stop();
            if (!navigator.userActivation.isActive) return;
            sound = new AudioContext();
            const volume = sound.createGain();
            const voice = sound.createOscillator();
            volume.gain.value = 0.1;
            voice.connect(volume).connect(sound.destination);
            voice.start();
            voice.stop(sound.currentTime + 60);
            voice.addEventListener('ended', stop, { once: true });
            button.textContent = 'Stop the talk';
          });
          lead.after(button, spoken);
        },
        buttonStyle,
      ),
    ],
  },
  // Source: https://github.com/w3c/aria-at-app/issues/331
  {
    name: 'trail-below-the-text',
    barrier: 'On one page of the docs, the links that say where it is in the site come at its end, and on all others at its start.',
    criteria: ['3.2.3'],
    where: '/docs/glossary',
    plant: [changed('main nav[aria-label="Where you are"]', (trail) => document.querySelector('main nav:has(> div > a[rel=prev])')?.before(trail))],
  },
];
