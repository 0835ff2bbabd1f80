/** What schema.org's published vocabulary says of its types and properties. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = createRequire(import.meta.url).resolve('@vocabulary/schema').replace(/index\.js$/, 'schema.nq');
const statements = Array.from(
  readFileSync(file, 'utf8').matchAll(/^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](\w+)> <(?:http:\/\/schema\.org\/)?([^>]+)>/gm),
  ([, subject = '', predicate = '', object = '']) => ({ subject, predicate, object }),
);
const classes = new Set(statements.filter(({ predicate, object }) => predicate === 'type' && object.endsWith('#Class')).map(({ subject }) => subject));
const [parents, domains, ranges] = ['subClassOf', 'domainIncludes', 'rangeIncludes'].map(collect) as [Relation, Relation, Relation];

type Relation = ReadonlyMap<string, readonly string[]>;

function collect(wanted: string): Relation {
  const found = new Map<string, string[]>();
  for (const { subject, predicate, object } of statements) {
    if (predicate === wanted) found.set(subject, [...(found.get(subject) ?? []), object]);
  }
  return found;
}

/** Types, properties and values of JSON-LD that the vocabulary does not have, or not in this place. */
export function strangersIn(thing: Readonly<Record<string, unknown>>): string[] {
  const type = String(thing['@type']);
  if (!classes.has(type)) return [`${type} is no type`];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const domain = domains.get(property);
    if (!domain) return [`${property} is no property`];
    if (!isA(type, domain)) return [`${type} has no ${property}`];
    return [value].flat().flatMap((one) => wrongValue(property, one));
  });
}

/** Types of plain values, whose descendants such as URL are plain values too. */
const plain: Readonly<Record<string, readonly string[]>> = { string: ['Text', 'URL', 'Date', 'DateTime'], number: ['Number', 'Integer'] };

function wrongValue(property: string, value: unknown): string[] {
  const range = ranges.get(property) ?? [];
  if (typeof value !== 'object' || value === null) {
    const fits = plain[typeof value]?.some((type) => range.includes(type));
    return fits ? [] : [`${property} cannot be ${typeof value === 'string' ? 'text' : typeof value}`];
  }
  // A reference to something that another page describes.
  if (!('@type' in value)) return [];
  const type = String(value['@type']);
  return classes.has(type) && !isA(type, range) ? [`${property} cannot be ${type}`] : strangersIn(value as Record<string, unknown>);
}

/** Whether a type is one of these, or a kind of one. */
function isA(type: string, wanted: readonly string[]): boolean {
  return wanted.includes(type) || (parents.get(type) ?? []).some((parent) => isA(parent, wanted));
}
