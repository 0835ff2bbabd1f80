/** Vite plugin: lists the packages of which code or fonts ship, as a bill of materials (CycloneDX), and publishes their licences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** What package.json says of a package. */
export interface Part {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its licence, if it comes with one. */
  readonly text?: string;
}

/** Where they are on the site. */
const partsListFile = 'sbom.cdx.json';
const licensesFile = 'licenses/packages.txt';

/** Asks for nothing, not even to be named. */
const withoutConditions = ['Unlicense', '0BSD', 'CC0-1.0'];

export function partsList(): Plugin {
  return {
    name: 'parts-list',
    generateBundle: {
      // After Vite has added the fonts.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const parts = Array.from(packagesIn(bundle), partAt).toSorted((a, b) => (a.name < b.name ? -1 : 1));
        const own = JSON.parse(readFileSync('package.json', 'utf8'));
        this.emitFile({ type: 'asset', fileName: partsListFile, source: billOfMaterials(own, parts) });
        this.emitFile({ type: 'asset', fileName: licensesFile, source: licenseTexts(parts) });
      },
    },
  };
}

/** The folders of the packages that something of the bundle comes from. */
function packagesIn(bundle: Rollup.OutputBundle): ReadonlySet<string> {
  const sources = Object.values(bundle).flatMap((file) => {
    if (file.type === 'asset') return file.originalFileNames;
    return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength ? [id] : []));
  });
  return new Set(sources.flatMap((id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []));
}

/** Throws when the package does not say under which licence it may be passed on. */
export function partAt(folder: string): Part {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} names no licence.`);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file && !withoutConditions.includes(license)) throw new Error(`${name} comes without the text of its licence, ${license}.`);
  const notice = join(folder, 'NOTICE');
  const texts = [...(file ? [join(folder, file)] : []), ...(existsSync(notice) ? [notice] : [])].map((path) => readFileSync(path, 'utf8').trim());
  return { name, version, license, ...(texts.length && { text: texts.join('\n\n') }) };
}

/** Without a date and a serial number: the same sources become the same file. */
export function billOfMaterials(site: Pick<Part, 'name' | 'version'>, parts: readonly Part[]): string {
  const self = { type: 'application', 'bom-ref': addressOf(site), name: site.name, version: site.version };
  const components = parts.map((part) => ({
    type: 'library',
    'bom-ref': addressOf(part),
    name: part.name,
    version: part.version,
    purl: addressOf(part),
    licenses: [/\s/.test(part.license) ? { expression: part.license } : { license: { id: part.license } }],
  }));
  const dependencies = [{ ref: self['bom-ref'], dependsOn: parts.map(addressOf) }];
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component: self }, components, dependencies }, null, 2)}\n`;
}

/** The package URL. */
function addressOf({ name, version }: Pick<Part, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licenseTexts(parts: readonly Part[]): string {
  return parts.map(({ name, version, license, text }) => `${name} ${version}: ${license}\n\n${text ?? 'In the public domain.'}\n`).join(`\n${'-'.repeat(70)}\n\n`);
}
