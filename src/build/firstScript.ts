/** The inline code of the site: the first script of its pages, and the style of its icon. The content security policy allows both by their hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InlineCode {
  readonly script: string;
  /** Only in the icon. */
  readonly style?: string;
}

/** The inline code of the site that was built into `folder`. Throws when something is missing. */
export function inlineCodeIn(folder: string): InlineCode {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [, style] = /<style>([^]*?)<\/style>/.exec(read('favicon.svg')) ?? [];
  if (!style) throw new Error('favicon.svg has no style.');
  return { script: firstScriptOf(read('index.html')), style };
}

/** The script element. `app` is the address of the app: in an attribute, so that it does not change its hash. */
export function firstScript(code: string, app: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error('The first script contains what HTML would read as its end.');
  return `<script data-app="${app}">${code}</script>`;
}

/** The code of a page's first script. Throws when the page has none, or has other inline script or style: the policy would block it. Data is no script. */
export function firstScriptOf(html: string): string {
  const [element, code] = /<script data-app="[^"]*">([^]*?)<\/script>/.exec(html) ?? [];
  if (!element || !code) throw new Error('The page has no first script.');
  const inline = /<script(?![^>]*\bsrc=| type="application\/ld\+json")[^>]*>|<style|\sstyle="|\son\w+="/.exec(html.replace(element, ''));
  if (inline) throw new Error(`The page has inline script or style, which the policy blocks: ${inline[0]}`);
  return code;
}

/** The source expression by which a policy allows this code. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
