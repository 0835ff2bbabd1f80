/**
 * Siteimprove Alfa, the second engine: another implementation of the ACT rules, by other people.
 *
 * Alfa reads the page's HTML and style sheets and computes the styles itself. It drops a whole sheet when it does not know
 * one rule of it, such as `@container`, and does not know `light-dark()`: it would judge a page without styles. So it gets
 * the browser's computed styles instead, element by element.
 */
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { Native as NativeDevice } from '@siteimprove/alfa-device/native';
import { type Document, Element, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Headers, Request, Response } from '@siteimprove/alfa-http';
import rules, { alfaVersion, type Flattened } from '@siteimprove/alfa-rules';
import { URL as AlfaURL } from '@siteimprove/alfa-url';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from '@playwright/test';
import { situationOf } from '../covers';
import { alfaSkips, alfaSkipsInStatus } from '../rules';
import { type EngineRun, type RuleResult, worst } from './engineRun';
import type { Finding } from './report/run';

type AlfaOutcome = Outcome<Flattened.Input, Flattened.Target, Flattened.Question, Flattened.Subject>;

/** The properties that Alfa's rules read. Not width and height: computed ones are as laid out, never `auto`. */
const properties = {
  /** Inherited in Alfa, or set by its own style sheet for HTML. */
  always: namesIn(`
    background-color color cursor display font-family font-size font-weight hyphens letter-spacing line-height opacity
    outline-color outline-style outline-width overflow-x overflow-y pointer-events text-align text-decoration-color
    text-decoration-line text-indent text-shadow text-transform text-wrap-mode vertical-align visibility white-space word-spacing`),
  /** Alfa takes them to be initial where it gets no value, which saves it from parsing one. */
  unlessInitial: namesIn(`
    background-attachment background-clip background-image background-origin background-position-x background-position-y
    background-repeat background-size border-block-end-style border-block-start-style border-bottom-color border-bottom-style
    border-bottom-width border-inline-end-style border-inline-start-style border-left-color border-left-style border-left-width
    border-right-color border-right-style border-right-width border-top-color border-top-style border-top-width box-shadow clip float
    position rotate text-overflow transform z-index`),
};

function namesIn(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** Runs every rule that is not skipped, and returns the outcome of each. */
export async function runAlfa(page: Page, state = ''): Promise<EngineRun> {
  const read = Native.fromNode as (document: globalThis.Document) => Promise<Document.JSON>;
  const json = await (await page.evaluateHandle(() => document)).evaluate(read);
  dress(json, (await page.evaluate(computedStyles, properties)).values());
  json.style = [];
  const device = Device.from(await (await page.evaluateHandle(() => window)).evaluate(NativeDevice.fromWindow));
  const url = AlfaURL.parse(page.url()).getUnsafe();
  const response = Response.of(url, 200, Headers.of([]));
  const input = AlfaPage.of(Request.of('GET', url), response, Node.from(json, device), device);

  const found = new Map<string, RuleResult>();
  for (const outcome of await Audit.of(input, rules.reject(({ uri }) => nameOf(uri) in alfaSkips)).evaluate()) {
    const rule = nameOf(outcome.rule.uri);
    if (rule in alfaSkipsInStatus && isInStatus(outcome.target)) continue;
    const before = found.get(rule);
    found.set(rule, {
      rule,
      criteria: Array.from(outcome.rule.requirements).flatMap((asked) => ('chapter' in asked ? [String(asked.chapter)] : [])),
      outcome: worst([before?.outcome ?? 'inapplicable', outcomeOf[outcome.outcome]]),
      findings: [...(before?.findings ?? []), ...findingsOf(outcome)],
    });
  }
  return { engine: 'alfa', version: alfaVersion, situation: await situationOf(page, state), rules: [...found.values()] };
}

/** Runs in the browser: the styles of each element, in document order. */
function computedStyles({ always, unlessInitial }: typeof properties): string[] {
  const bare = document.documentElement.appendChild(document.createElement('i'));
  bare.style.all = 'initial';
  const initial = new Map(unlessInitial.map((name) => [name, getComputedStyle(bare).getPropertyValue(name)]));
  bare.remove();
  // Alfa parses `#123456` much faster than `rgb(18, 52, 86)`, and spent most of its time on that.
  const opaque = /rgb\((\d+), (\d+), (\d+)\)/g;
  const toHex = (_: string, ...parts: readonly string[]) => `#${parts.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return Array.from(document.querySelectorAll('*'), (element) => {
    // Alfa does not know `content-visibility`, which hides closed answers and tabs.
    if (!element.closest('head') && !element.checkVisibility()) return 'display: none';
    const style = getComputedStyle(element);
    return [...always, ...unlessInitial]
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([name, value]) => value !== initial.get(name))
      .map(([name, value]) => `${name}: ${value.replace(opaque, toHex).replace('rgba(0, 0, 0, 0)', 'transparent')}`)
      .join('; ');
  });
}

/** Sets the styles on the elements, in document order. */
function dress(node: Node.JSON, styles: Iterator<string>): void {
  if (node.type === 'element') node.style = styles.next().value;
  for (const child of node.children ?? []) dress(child, styles);
}

const outcomeOf = {
  [Outcome.Value.Failed]: 'failed',
  [Outcome.Value.CantTell]: 'undecided',
  [Outcome.Value.Passed]: 'passed',
  [Outcome.Value.Inapplicable]: 'inapplicable',
} as const;

function findingsOf(outcome: AlfaOutcome): Finding[] {
  const rule = nameOf(outcome.rule.uri);
  const common = { rule, pointer: pathOf(outcome.target), helpUrl: outcome.rule.uri };
  if (Outcome.isFailed(outcome)) {
    return Array.from(outcome.expectations)
      .flatMap(([, expectation]) => (expectation.isErr() ? [expectation.getErr().message] : []))
      .map((message) => ({ ...common, message }));
  }
  return Outcome.isCantTell(outcome) ? [{ ...common, message: outcome.diagnostic.message }] : [];
}

function isInStatus(target: unknown): boolean {
  return Node.isNode(target) && target.ancestors().some((node) => Element.isElement(node) && node.attribute('role').some(({ value }) => value === 'status'));
}

/** The XPath of an element, or of each element of a group. */
function pathOf(target: unknown): string {
  if (Node.isNode(target)) return target.path();
  return target && typeof target === 'object' && Symbol.iterator in target ? Array.from(target as Iterable<unknown>, pathOf).join(' ') : '';
}

/** `sia-r73` of `https://alfa.siteimprove.com/rules/sia-r73`. */
function nameOf(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1);
}
