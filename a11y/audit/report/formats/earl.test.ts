import jsonld, { type Options } from 'jsonld';
import { expect, test } from 'vitest';
import { criteria } from '../../criteria';
import { earl } from './earl';
import { exampleOfNothing, exampleRun } from '../exampleRun';
import { reportAddress } from '../lineFacts';
import { published } from './published';
import type { AuditRun } from '../run';

const namespace = 'http://www.w3.org/ns/earl#';
const vocabulary = new Map<string, string[]>();
for (const [, term, type] of published('earl.nq').matchAll(/^<([^>]+)> <[^>]+#type> <([^>]+)>/gm)) {
  if (term && type) vocabulary.set(term, [...(vocabulary.get(term) ?? []), type]);
}
/** The namespaces that EARL itself builds on, and ours for what it has no terms for. */
const known = [namespace, 'http://purl.org/dc/terms/', 'http://xmlns.com/foaf/0.1/', 'http://www.w3.org/2009/pointers#', 'http://www.w3.org/2000/01/rdf-schema#seeAlso', 'http://schema.org/name', `${reportAddress}#`];

type Node = Readonly<Record<string, unknown>> & { readonly '@id'?: string; readonly '@type'?: readonly string[] };

/** With `safe`, a term that the context does not define is an error; otherwise JSON-LD drops it silently. */
async function nodesOf(run: AuditRun): Promise<readonly Node[]> {
  const options: Options.Expand & { readonly safe: boolean } = { safe: true };
  return (await jsonld.expand(JSON.parse(earl(run)), options)) as unknown as readonly Node[];
}

test('uses only terms of EARL’s vocabulary in its namespace', async () => {
  const used = new Set<string>();
  collect(await nodesOf(exampleRun), used);
  const ours = [...used].filter((term) => term.startsWith(namespace));
  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter((term) => !vocabulary.has(term))).toEqual([]);
});

test('uses only vocabularies that are listed here', async () => {
  const used = new Set<string>();
  collect(await nodesOf(exampleRun), used, false);
  expect([...used].filter((term) => !known.some((start) => term.startsWith(start)))).toEqual([]);
});

test.each([
  ['an audit', exampleRun],
  ['an audit in which nothing ran', exampleOfNothing],
])('gives each assertion of %s exactly one assertor, mode, subject, criterion and outcome', async (_name, run) => {
  const nodes = await nodesOf(run);
  const assertions = nodes.filter((node) => node['@type']?.includes(`${namespace}Assertion`));
  expect(assertions).toHaveLength(run.lines.length + criteria.length);
  for (const assertion of assertions) {
    expect(typeOf(nodes, only(assertion, 'assertedBy'))).toContain(`${namespace}Assertor`);
    expect(typeOf(nodes, only(assertion, 'subject'))).toContain(`${namespace}TestSubject`);
    expect(typeOf(nodes, only(assertion, 'test'))).toContain(`${namespace}TestRequirement`);
    expect(vocabulary.get(only(assertion, 'mode')['@id'] ?? '')).toContain(`${namespace}TestMode`);
    const outcome = only(only(assertion, 'result'), 'outcome')['@id'] ?? '';
    expect(['Pass', 'Fail', 'CannotTell', 'NotApplicable', 'NotTested'].map((name) => namespace + name)).toContain(vocabulary.get(outcome)?.[0]);
  }
});

test('has all five outcomes, untested included', async () => {
  const text = earl(exampleRun);
  for (const outcome of ['failed', 'passed', 'cantTell', 'inapplicable', 'untested']) expect(text).toContain(`"@id":"earl:${outcome}"`);
});

test('marks only what people have found as manual', () => {
  const modes = Array.from(earl(exampleRun).matchAll(/"earl:mode":\{"@id":"earl:(\w+)"/g), ([, mode]) => mode);
  expect(modes.filter((mode) => mode === 'manual')).toHaveLength(1);
  expect(modes.filter((mode) => mode === 'semiAuto'), 'the verdict that rests on it').toHaveLength(1);
});

/** The one value of a property of EARL. */
function only(node: Node, property: string): Node {
  const values = node[namespace + property] as readonly Node[] | undefined;
  expect(values, property).toHaveLength(1);
  return values?.[0] ?? {};
}

function typeOf(nodes: readonly Node[], { '@id': id }: Node): readonly string[] {
  return nodes.find((node) => node['@id'] === id)?.['@type'] ?? [];
}

/** Properties and types, and the names of things that are in EARL's namespace. */
function collect(value: unknown, used: Set<string>, hasNames = true): void {
  if (Array.isArray(value)) for (const item of value) collect(item, used, hasNames);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, held] of Object.entries(value)) {
    if (key === '@type') for (const type of Array.isArray(held) ? held : [held]) used.add(String(type));
    else if (key === '@id' && hasNames) used.add(String(held));
    else if (!key.startsWith('@')) {
      used.add(key);
      collect(held, used, hasNames);
    }
  }
}
