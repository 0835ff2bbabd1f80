/**
 * Vite plugin: bundles `src/boot.ts` into a classic script, which the browser runs before the first paint. A module
 * would run after it, and the content security policy blocks inline scripts.
 */
import { build, type Plugin, type Rollup } from 'vite';

const entry = 'src/boot.ts';
const marker = '<!--boot-->';

export function boot(): Plugin {
  let base = '/';
  let address: string | undefined;
  return {
    name: 'boot',
    configResolved: (config) => void (base = config.base),
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const asset = this.emitFile({ type: 'asset', name: 'boot.js', source: await compile() });
      address = base + this.getFileName(asset);
    },
    transformIndexHtml: {
      // After the bundle is generated, when the hash in the file name is known.
      order: 'post',
      handler(html, { server, bundle }) {
        if (!html.includes(marker)) throw new Error(`index.html must have ${marker}.`);
        if (server) return html.replace(marker, `<script type="module" src="/${entry}"></script>`);
        // boot.ts requests the app later, so that it does not compete with what is needed to read the page.
        const [module, main] = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (!module || !bundle) throw new Error('The built index.html has no module script.');
        return html
          .replace(module, '')
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(marker, `<script src="${address}" data-app="${main} ${partsOf(bundle, base).join(' ')}"></script>`);
      },
    },
  };
}

/**
 * The chunks that the app needs on every page, so that boot.ts can request them all at once: a browser learns of a module's
 * imports only when it has the module. Each chunk comes after those that it imports.
 */
function partsOf(bundle: Rollup.OutputBundle, base: string): string[] {
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
  return Array.from(parts, (file) => base + file);
}

/** The bundled script. Throws when it is more than one file. */
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
