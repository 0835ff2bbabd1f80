/**
 * Reads files as W3C's WCAG-EM Report Tool does, for the tests, since there is no schema. It follows the tool's
 * `src/stores/evaluationStore.js` (open) and `src/stores/earl/assertionStore/index.js` (add results).
 */
import jsonld, { type NodeObject } from 'jsonld';
import type { Frame } from 'jsonld/jsonld-spec';
import { published } from './published';

const context = JSON.parse(published('wcagEmContext.json'));
const criterionIds: Readonly<Record<string, string>> = JSON.parse(published('wcagEmCriteria.json'));
const numberOf = new Map(Object.entries(criterionIds).map(([number, id]) => [id, number]));
const outcomes = ['earl:passed', 'earl:failed', 'earl:cantTell', 'earl:inapplicable', 'earl:untested'];

type Many<Value> = Value | readonly Value[] | undefined;

interface Subject {
  readonly id?: string;
  readonly type?: Many<string>;
  readonly title?: string;
  readonly description?: string;
}

interface Assertion {
  readonly assertedBy: { readonly id: string; readonly name?: string };
  readonly subject?: Subject;
  readonly test?: { readonly id: string; readonly title?: string; readonly isPartOf?: { readonly id: string } };
  readonly result?: { readonly outcome?: { readonly id?: string }; readonly description?: string };
}

interface Evaluation {
  readonly defineScope: { readonly scope: Subject; readonly wcagVersion: string; readonly conformanceTarget: string };
  readonly exploreTarget: { readonly technologiesReliedUpon: Many<string> };
  readonly selectSample: { readonly structuredSample: Many<Subject> };
  readonly reportFindings: { readonly title: string; readonly date: { readonly '@value': string }; readonly evaluator: string; readonly summary: string };
}

export interface Result {
  /** `1.4.10` */
  readonly criterion: string;
  /** The address of a page, or `website`. */
  readonly subject: string;
  readonly outcome: string;
  readonly description: string;
}

/** An evaluation as the tool has it after "Open". */
export interface Opened {
  readonly evaluation: Evaluation;
  readonly pages: readonly string[];
  readonly results: readonly Result[];
  /** How many assertions the tool ignores because it does not know their page or criterion. */
  readonly ignored: number;
}

/** What the tool shows of a file after "Open". @throws when a result has an outcome that the tool does not know */
export async function openEvaluation(text: string): Promise<Opened> {
  const expanded = await jsonld.expand(JSON.parse(text));
  const framed = await jsonld.frame(expanded, { '@context': context, '@type': ['Evaluation', 'wcagem:Evaluation'] } as Frame);
  const evaluation = framed as unknown as Evaluation;
  const pages = listOf(evaluation.selectSample.structuredSample).map(addressOf);
  const assertions = await assertionsIn(framed);
  const results = assertions.flatMap((assertion): readonly Result[] => {
    const criterion = criterionOf(assertion.test?.id.split(':').at(-1));
    const subject = subjectOf(assertion.subject, pages);
    const outcome = outcomes.find((id) => id === assertion.result?.outcome?.id);
    if (!criterion || !subject) return [];
    if (!outcome) throw new Error(`The tool knows no outcome "${JSON.stringify(assertion.result?.outcome)}".`);
    return [{ criterion, subject, outcome, description: assertion.result?.description ?? '' }];
  });
  return { evaluation, pages, results, ignored: assertions.length - results.length };
}

/** What the tool adds to an open evaluation from another file. It leaves out untested results. */
export async function addResults(text: string, pages: readonly string[]): Promise<readonly Result[]> {
  const assertions = await assertionsIn(JSON.parse(text));
  return assertions.flatMap(({ assertedBy, subject, test, result }): readonly Result[] => {
    if (!test || !subject || !result) return [];
    const criterion = criterionOf((test.isPartOf?.id ?? test.id).split(':')[1]);
    const page = pages.find((address) => address === urlIn(subject.id));
    const outcome = result.outcome?.id ?? '';
    if (!criterion || !page || outcome === 'earl:untested') return [];
    return [{ criterion, subject: page, outcome, description: `${assertedBy.name ?? assertedBy.id}, ${test.title}: ${result.description}` }];
  });
}

async function assertionsIn(document: NodeObject): Promise<readonly Assertion[]> {
  const framed = await jsonld.frame(document, { '@context': context, '@type': ['Assertion'] } as Frame);
  return (framed['@graph'] ?? [framed]) as unknown as readonly Assertion[];
}

function criterionOf(id: string | undefined): string | undefined {
  return id === undefined ? undefined : numberOf.get(id);
}

function subjectOf(subject: Subject | undefined, pages: readonly string[]): string | undefined {
  if (listOf(subject?.type).includes('Website')) return 'website';
  return pages.find((address) => address === subject?.id);
}

/** A page's name is the first address in its title or its description. */
function addressOf({ title, description }: Subject): string {
  return urlIn(title) ?? urlIn(description) ?? '';
}

function urlIn(text = ''): string | undefined {
  const found = /((https?):\/\/)([\da-z.-]+)\.([a-z.]{2,6})([-\w\d@:%_+.~#?,&//=]+)/.exec(text);
  return found ? new URL(found[0]).href : undefined;
}

function listOf<Value>(value: Many<Value>): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Value[]) : [value as Value];
}
