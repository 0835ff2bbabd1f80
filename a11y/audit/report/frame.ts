/** What stands round each page of the report: the site's header in small. All addresses are relative, so that a copy on a disk works too. */
import { site } from '../../../src/content/site';
import { html, type Html } from './html';
import { signSprite } from './outcomes';

export interface FrameProps {
  readonly title: string;
  readonly lead: Html | string;
  /** The file that this is. */
  readonly file: 'index.html' | 'manual.html';
  readonly children: Html;
}

const pages = [
  { href: '../../accessibility.html', text: 'Accessibility statement' },
  { href: 'index.html', text: 'Report' },
  { href: 'manual.html', text: 'Manual test sheet' },
] as const;

/** A complete document, without any script. */
export function framed({ title, lead, file, children }: FrameProps): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<link rel="icon" href="../../favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="report.css">
</head>
<body>
${signSprite}
<a class="skip" href="#main">Skip to main content</a>
<header class="banner">
<div class="bar">
<a class="brand" href="../../index.html">${logo}${site.name}</a>
<nav aria-label="Main">
<ul>
${pages.map(({ href, text }) => html`<li><a href="${href}"${href === file && html` aria-current="page"`}>${text}</a></li>
`)}</ul>
</nav>
</div>
</header>
<main id="main" tabindex="-1">
<header class="opening">
<h1>${title}</h1>
<p class="lead">${lead}</p>
</header>
${children}
</main>
</body>
</html>
`.markup;
}

export interface PartProps {
  readonly id: string;
  readonly heading: string;
  /** `wide` takes the whole width; its table, which scrolls, is the landmark then: see `scrolling`. */
  readonly variant?: 'wide';
  readonly children: Html;
}

/** A part of the page under a heading of its own. */
export function part({ id, heading, variant, children }: PartProps): Html {
  return html`<section class="part"${variant ? html` data-variant="${variant}"` : html` aria-labelledby="${id}"`}>
<h2 id="${id}">${heading}</h2>
<div class="body">
${children}
</div>
</section>
`;
}

/** A table that scrolls inside the page on narrow screens. Always a stop of the keyboard: without script nobody measures. */
export function scrolling(labelledBy: string, table: Html): Html {
  return html`<p class="hint">Scroll sideways to see all columns.</p>
<section class="scroll" aria-labelledby="${labelledBy}" tabindex="0">
${table}</section>`;
}

/** The four corners of a dark panel. */
export const screws = [20, 115, 70, 160].map(
  (turn) => html`<svg class="screw" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.75"/><path d="M3.5 8h9" transform="rotate(${turn} 8 8)"/></svg>`,
);

/** Jack and plug, as in the header of every page. */
const logo = html`<svg class="logo" viewBox="0 0 48 48" aria-hidden="true"><circle cx="22" cy="22" r="20" fill="var(--color-surface-raised)" stroke="var(--color-text)" stroke-width="3"/><circle cx="22" cy="22" r="13" fill="var(--color-hole)"/><circle cx="22" cy="22" r="11" fill="var(--color-cable)" stroke="var(--color-surface-raised)" stroke-width="2.5"/><circle cx="22" cy="22" r="3.5" fill="var(--color-surface-raised)"/></svg>`;
