/** The copy that each page is measured against: the same page, with every script taken out of the HTML. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * @param {string} from the built site
 * @param {string} to
 */
export function copyWithoutScripts(from, to) {
  // Compressed pages would still hold their scripts, and be served first.
  cpSync(from, to, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))) {
    const page = removeScripts(readFileSync(join(to, file), 'utf8'));
    writeFileSync(join(to, file), page);
    writeFileSync(join(to, `${file}.br`), brotliCompressSync(page));
  }
}

/** @param {string} html */
export function removeScripts(html) {
  return html.replaceAll(/<script\b[^>]*>.*?<\/script\s*>/gis, '').replaceAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, '');
}
