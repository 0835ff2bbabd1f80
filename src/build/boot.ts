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
      handler(html, { server }) {
        const script = server ? `<script type="module" src="/${entry}"></script>` : `<script src="${address}"></script>`;
        if (!html.includes(marker)) throw new Error(`index.html must have ${marker}.`);
        return html.replace(marker, script);
      },
    },
  };
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
