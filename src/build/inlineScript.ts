/**
 * Vite plugin: bundles `src/app/inlineScript.ts` into a classic script and writes it into the page. A file of its own would be requested
 * before the first paint, and one that never arrives would keep the page white.
 */
import { build, type Plugin, type Rollup } from 'vite';
import { firstScript } from './firstScript.ts';

const entry = 'src/app/inlineScript.ts';
const marker = '<!--inline-script-->';

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      // After the bundle is generated, when the names of its files are known.
      order: 'post',
      async handler(html, { server }) {
        if (!html.includes(marker)) throw new Error(`index.html must have ${marker}.`);
        if (server) return html.replace(marker, `<script type="module" src="/${entry}"></script>`);
        // The inline script requests the app later, so that it does not compete with what is needed to read the page.
        const [module, main = ''] = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (!module) throw new Error('The built index.html has no module script.');
        const [stylesheet] = /<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        if (!stylesheet) throw new Error('The built index.html has no stylesheet.');
        // A script behind a stylesheet waits for it, and a stylesheet behind a script is not even requested until the script has run.
        const preload = stylesheet.replace('rel="stylesheet"', 'rel="preload" as="style"');
        const script = firstScript(await compile(), main);
        return html
          .replace(module, '')
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          // A function, because `$&` has a meaning in a replacement string.
          .replace(marker, () => `${preload}\n    ${script}`);
      },
    },
  };
}

/** The bundled script. Throws when it is more than one file. */
async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'inlineScript' } },
  });
  const [output] = [result].flat() as Rollup.RollupOutput[];
  const [file, ...others] = output?.output ?? [];
  if (!file || others.length) throw new Error(`${entry} must become one file.`);
  return file.code.trim();
}
