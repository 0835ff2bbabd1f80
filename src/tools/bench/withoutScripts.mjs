/** Copies the built site without scripts, as the baseline of the benchmark. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The server hashes the inline script of the home page for its policy, so that page keeps an empty one. */
const emptyScript = '<script data-app="" data-modules="">;</script>';

/**
 * @param {string} from the built site
 * @param {string} to
 */
export function copyWithoutScripts(from, to) {
  // The compressed copies would still contain the scripts, and the server prefers them.
  cpSync(from, to, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
    const stripped = removeScripts(readFileSync(join(to, file), 'utf8'));
    const page = file === 'index.html' ? stripped.replace('</head>', `${emptyScript}</head>`) : stripped;
    writeFileSync(join(to, file), page);
    writeFileSync(join(to, `${file}.br`), brotliCompressSync(page));
  }
}

/** @param {string} html */
function removeScripts(html) {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '').replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, '');
}
