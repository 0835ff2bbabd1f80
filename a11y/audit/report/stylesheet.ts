/** The one stylesheet of the report: the site's reset, tokens and base styles, then the report's own. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const styles = join(import.meta.dirname, '../../../src/styles');

/** `folder` is where the report goes: the site's fonts are used from there where they are built, and the system's where not. */
export async function stylesheet(folder: string): Promise<string> {
  const assets = join(folder, '../../assets');
  const built = await readdir(assets).catch(() => []);
  const files = ['reset', 'tokens', 'base'].map(async (layer) => {
    const css = await readFile(join(styles, `${layer}.css`), 'utf8');
    return `@layer ${layer} {\n${withFonts(css, built, relative(folder, assets))}}\n`;
  });
  return ['@layer reset, tokens, base;\n', ...(await Promise.all(files)), await readFile(join(import.meta.dirname, 'report.css'), 'utf8')].join('\n');
}

/** Names of packages become names of built files, which carry a hash; a font that was not built loses its rule. */
function withFonts(css: string, built: readonly string[], assets: string): string {
  return css.replace(/@font-face {[^}]*url\('@[^']*\/([\w-]+)\.woff2'\)[^}]*}\n*/g, (rule, name: string) => {
    const file = built.find((each) => each.startsWith(`${name}-`) && each.endsWith('.woff2'));
    return file ? rule.replace(/url\('[^']*'\)/, `url('${assets}/${file}')`) : '';
  });
}
