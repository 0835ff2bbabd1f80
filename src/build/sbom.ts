/** Vite plugin: publishes a software bill of materials (SBOM, in CycloneDX) of the packages whose code or fonts ship, and their licences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** A package of which something ships, in the words of its package.json. */
export interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its licence, if it comes with one. */
  readonly text?: string;
}

/** The addresses of the two files on the site. */
const sbomFile = 'sbom.cdx.json';
const licensesFile = 'licenses/packages.txt';

/** Licences without conditions: their text need not be passed on. */
const withoutConditions = ['Unlicense', '0BSD', 'CC0-1.0'];

export function sbom(): Plugin {
  return {
    name: 'sbom',
    generateBundle: {
      // After Vite has added the fonts.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const packages = Array.from(packageFoldersIn(bundle), packageAt).toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const own = JSON.parse(readFileSync('package.json', 'utf8'));
        this.emitFile({ type: 'asset', fileName: sbomFile, source: billOfMaterials(own, packages) });
        this.emitFile({ type: 'asset', fileName: licensesFile, source: licenseTexts(packages) });
      },
    },
  };
}

/** The folders of the packages that the files of the bundle come from. */
function packageFoldersIn(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  const sources = Object.values(bundle).flatMap((file) => {
    if (file.type === 'asset') return file.originalFileNames;
    return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []));
  });
  return new Set(sources.flatMap((id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []));
}

/** Throws when the package does not say under which licence it may be passed on. */
export function packageAt(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} names no licence.`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file && !withoutConditions.includes(license)) throw new Error(`${name} comes without the text of its licence, ${license}.`);
  const notice = join(folder, 'NOTICE');
  const texts = [...(file ? [join(folder, file)] : []), ...(existsSync(notice) ? [notice] : [])].map((path) => readFileSync(path, 'utf8').trim());
  return { name, version, license, ...(texts.length && { text: texts.join('\n\n') }) };
}

/** Without a date and a serial number: the same sources become the same file. */
export function billOfMaterials(site: Pick<Package, 'name' | 'version'>, packages: readonly Package[]): string {
  const self = { type: 'application', 'bom-ref': addressOf(site), name: site.name, version: site.version };
  const components = packages.map((each) => ({
    type: 'library',
    'bom-ref': addressOf(each),
    name: each.name,
    version: each.version,
    purl: addressOf(each),
    licenses: [/\s/.test(each.license) ? { expression: each.license } : { license: { id: each.license } }],
  }));
  const dependencies = [{ ref: self['bom-ref'], dependsOn: packages.map(addressOf) }];
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: self }, components, dependencies }, null, 2)}\n`;
}

/** The package URL. */
function addressOf({ name, version }: Pick<Package, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licenseTexts(packages: readonly Package[]): string {
  return packages.map(({ name, version, license, text }) => `${name} ${version}: ${license}\n\n${text ?? 'In the public domain.'}\n`).join(`\n${'-'.repeat(70)}\n\n`);
}
