import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, onTestFinished, test } from 'vitest';
import { billOfMaterials, type Package, packageAt } from './sbom';

const packages: readonly Package[] = [
  { name: '@scope/one', version: '1.2.3', license: 'MIT', text: 'Permission is hereby granted' },
  { name: 'other', version: '0.1.0', license: 'MIT OR Apache-2.0' },
];

test('the bill of materials is valid CycloneDX, and names each package with version and licence', () => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
  const schema = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'schemas', `${name}.schema.json`), 'utf8'));
  const validate = ajv.addSchema(schema('spdx'), 'http://cyclonedx.org/schema/spdx.SNAPSHOT.schema.json').addSchema(schema('jsf-0.82'), 'http://cyclonedx.org/schema/jsf-0.82.SNAPSHOT.schema.json').compile(schema('bom-1.5'));
  const bill = JSON.parse(billOfMaterials({ name: 'site', version: '1.0.0' }, packages));
  validate(bill);
  expect(validate.errors).toBeNull();
  expect(bill.components.map(({ purl }: { purl: string }) => purl)).toEqual(['pkg:npm/%40scope/one@1.2.3', 'pkg:npm/other@0.1.0']);
  expect(JSON.stringify(bill.components)).toContain('"expression":"MIT OR Apache-2.0"');
  expect(validate({ ...bill, components: [{ name: 'one' }] }), 'a component without a type').toBe(false);
});

test.each([
  ['names no licence', {}],
  ['comes without the text of its licence', { license: 'MIT' }],
])('a package that %s stops the build', (message, fields) => {
  expect(() => packageAt(packageWith(fields))).toThrow(message);
});

test('a package in the public domain needs no text', () => {
  expect(packageAt(packageWith({ license: 'Unlicense' }))).toEqual({ name: 'one', version: '1.0.0', license: 'Unlicense' });
});

function packageWith(fields: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0', ...fields }));
  return folder;
}
