/** Handles the script in the head of each page, which the content security policy allows by its hash. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { Mistake } from '../lib/mistake.ts';

export const inlineScriptSource = 'src/app/inlineScript.ts';

/** Throws if the inline script becomes more than one file. */
export async function compileInlineScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry: inlineScriptSource, formats: ['iife'], name: 'inlineScript' } },
  });
  const [output] = [result].flat() as Rollup.RollupOutput[];
  const [file, ...others] = output?.output ?? [];
  if (!file || others.length) throw new Error(`${inlineScriptSource} must become one file.`);
  return file.code.trim();
}

/** The prerender adds the URLs of the modules of each page, which are an attribute so that they do not change the hash. */
export function inlineScriptTag(code: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error('The inline script contains text that HTML would read as its end.');
  return `<script data-modules="">${code}</script>`;
}

/** Returns the inline script of a page. Throws if the page has none, or has inline code that the policy would block. */
export function inlineScriptOf(html: string): string {
  const [element, code] = /<script data-modules="[^"]*">([^]*?)<\/script>/.exec(html) ?? [];
  if (!element || !code) throw new Error('The page has no inline script.');
  // JSON-LD is data, to which no script policy applies.
  const blocked = /<script(?![^>]*\bsrc=| type="application\/ld\+json")[^>]*>|<style|\sstyle="|\son\w+="/.exec(html.replace(element, ''));
  if (blocked) throw new Mistake(`The content security policy blocks inline script and style, such as ${blocked[0]}. Move it into a file.`);
  return code;
}

/** Returns the inline script of the site that was built into `folder`. */
export function inlineScriptIn(folder: string): string {
  return inlineScriptOf(readFileSync(join(folder, 'index.html'), 'utf8'));
}

/** Returns the source expression that allows this code in a policy. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
