/** Adds a barrier to the pages of a browser context: `BARRIER='reflow: a wide page' npx playwright test -c a11y --grep @reflow` must then fail. */
import type { BrowserContext } from '@playwright/test';

export type Barrier = StyleBarrier | ScriptBarrier | HtmlBarrier;

interface StyleBarrier {
  readonly css: string;
}

interface ScriptBarrier {
  readonly selector: string;
  /** Runs in the page as source text, so it cannot use anything from this project. */
  readonly change: ((element: never) => void) | string;
  /** Limits the change to one page. */
  readonly path?: string;
}

interface HtmlBarrier {
  readonly path: string;
  readonly find: RegExp;
  readonly replacement: string;
}

/** Adds a rule that overrides the rules of the site. */
export function css(selector: string, declarations: string, media = 'all'): StyleBarrier {
  return { css: `\n@media ${media} { ${selector} { ${declarations.replaceAll(/;|$/g, ' !important;')} } }` };
}

/** Changes each element once after hydration, because React reports earlier changes. */
export function dom<Kind extends HTMLElement = HTMLElement>(
  selector: string,
  change: (element: Kind) => unknown,
  path?: string,
): ScriptBarrier {
  return { selector, change, path };
}

/** Listens to an event of each element, before the listeners of the site. `html` stands for the window. */
export function on<Kind extends HTMLElement>(
  selector: string,
  type: string,
  handle: (element: Kind, event: KeyboardEvent) => void,
): ScriptBarrier {
  const listen = `addEventListener('${type}', (event) => (${handle})(element, event), { capture: true })`;
  return { selector, change: `(element) => ${selector === 'html' ? '' : 'element.'}${listen}` };
}

/** Adds HTML below the heading of each page. */
export function markup(added: string): ScriptBarrier {
  return { selector: 'main h1', change: `(heading) => heading.insertAdjacentHTML('afterend', ${JSON.stringify(added)})` };
}

export const html = (path: string, find: RegExp, replacement: string): HtmlBarrier => ({ path, find, replacement });

export async function plant(context: BrowserContext, barrier: Barrier | undefined): Promise<void> {
  if (!barrier) return;
  // A style element would violate the policy of the pages, so the rule goes into their stylesheet. Init scripts bypass the policy.
  if ('css' in barrier) await replaceText(context, /\/assets\/.*\.css$/, (text) => text + barrier.css);
  else if ('change' in barrier) await context.addInitScript(`(${changeElements})(${JSON.stringify(barrier)}, ${barrier.change})`);
  else
    await replaceText(
      context,
      ({ pathname }) => pathname === barrier.path,
      (text) => plantInHtml(barrier.path, text, barrier),
    );
}

/** Adds the barrier to a built file, for tests that read files. */
export const plantInHtml = (path: string, text: string, barrier: Barrier | undefined): string =>
  barrier && 'find' in barrier && barrier.path === path ? text.replace(barrier.find, barrier.replacement) : text;

async function replaceText(
  context: BrowserContext,
  url: RegExp | ((url: URL) => boolean),
  replace: (text: string) => string,
): Promise<void> {
  await context.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: replace(await response.text()) });
  });
}

/** Runs in the page. */
function changeElements({ selector, path }: Pick<ScriptBarrier, 'selector' | 'path'>, change: (element: Element) => void) {
  const changed = new WeakSet();
  const changeNew = () => {
    if (document.documentElement?.dataset.js !== 'ready' || (path && location.pathname !== path)) return;
    for (const element of document.querySelectorAll(selector)) {
      if (changed.has(element)) continue;
      changed.add(element);
      change(element);
    }
  };
  new MutationObserver(changeNew).observe(document, { attributes: true, childList: true, subtree: true });
}
