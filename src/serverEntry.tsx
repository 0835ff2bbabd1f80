/** What the prerender and the dev server call: one address in, the HTML of its page out. It draws the pictures too. */
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './App';
import type { RenderedPage } from './build/template';
import { SiteIcon, type SiteIconProps } from './drawings/SiteIcon/SiteIcon';
import { SocialCard } from './drawings/SocialCard/SocialCard';
import type { Measure } from './drawings/SocialCard/fitText';
import { pageHead } from './layout/headTags';
import { loadPage } from './loadPage';
import type { Route } from './routes';

export interface Rendered extends RenderedPage {
  readonly isFound: boolean;
}

/** Rejects when a component throws: a broken page is never written. */
export async function render(path: string): Promise<Rendered> {
  const { page } = await loadPage(path);
  const errors: unknown[] = [];
  // With smaller chunks React would move late content into place by inline script.
  const { prelude } = await prerender(<App ssrPath={page.path} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const app = await new Response(prelude).text();
  if (errors.length) throw errors[0];
  return { head: headHtml(pageHead(page)), app, isFound: page.id !== 'notFound' };
}

/** As SVG, whose colours are still names. */
export function drawCard(page: Route, measure: Measure): string {
  return renderToStaticMarkup(<SocialCard page={page} measure={measure} />);
}

/** As SVG, whose colours are still names. */
export function drawIcon(kind: SiteIconProps['kind']): string {
  return renderToStaticMarkup(<SiteIcon kind={kind} />);
}

function headHtml({ title, tags }: ReturnType<typeof pageHead>): string {
  const lines = tags.map(({ element, attributes }) => {
    const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
    return `<${element}${text.join('')}>`;
  });
  return [`<title>${escape(title)}</title>`, ...lines].join('\n    ');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
