/**
 * Vite plugin: builds `src/boot.ts` into a plain script of its own, which the browser runs before the first paint. A
 * module would run after it, and an inline script is what the content security policy blocks.
 */
import { build, type Plugin, type Rollup } from 'vite';

const entry = 'src/boot.ts';
const marker = '<!--boot-->';

export function boot(): Plugin {
  let address: string | undefined;
  return {
    name: 'boot',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const asset = this.emitFile({ type: 'asset', name: 'boot.js', source: await compile() });
      address = `/${this.getFileName(asset)}`;
    },
    transformIndexHtml: {
      // After the bundle: its name carries a hash.
      order: 'post',
      handler(html, { server, bundle }) {
        if (!html.includes(marker)) throw new Error(`index.html must have ${marker}.`);
        if (server) return html.replace(marker, `<script type="module" src="/${entry}"></script>`);
        // The app must not be fetched beside what is needed to read: the first script asks for it, and it for its parts.
        const [module, main] = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (!module || !bundle) throw new Error('The build has no script of the app.');
        return html
          .replace(module, '')
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(marker, `<script src="${address}" data-app="${main} ${partsOf(bundle).join(' ')}"></script>`);
      },
    },
  };
}

/**
 * What the app needs on every page, so that it is all asked for at once: a module names its parts only when it is there. Each
 * stands after what it imports.
 */
function partsOf(bundle: Rollup.OutputBundle): string[] {
  const hydrate = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'hydrate');
  if (hydrate?.type !== 'chunk') throw new Error('The build has no chunk called hydrate.');
  const parts = new Set<string>();
  const add = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || parts.has(fileName)) return;
    file.imports.forEach(add);
    parts.add(fileName);
  };
  add(hydrate.fileName);
  return Array.from(parts, (file) => `/${file}`);
}

/** The script without imports or exports; fails when there is more than one file of it. */
async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const [output] = [result].flat() as Rollup.RollupOutput[];
  const [file, ...others] = output?.output ?? [];
  if (!file || others.length) throw new Error(`${entry} must become one file.`);
  return file.code;
}
