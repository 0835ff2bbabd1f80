/** Renders pages to HTML, and social cards and icons to SVG. */
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { SiteIcon, type SiteIconProps } from '../drawings/SiteIcon/SiteIcon';
import { SocialCard } from '../drawings/SocialCard/SocialCard';
import type { Measure } from '../drawings/SocialCard/fitText';
import { pageHead } from './head';
import { loadPage, sourcesOf } from './loadPage';
import type { PageMeta, Route } from '../content/routes';
import { notFound } from '../content/siteRoutes';

export interface Rendered {
  /** The path of the page. */
  readonly path: string;
  /** The HTML inside <head>. */
  readonly head: string;
  /** The HTML inside #app. */
  readonly app: string;
  /** The source files whose code the page needs in the browser. */
  readonly sources: readonly string[];
  readonly isFound: boolean;
}

/** Renders the page at `path`, or the not-found page. Rejects when a component throws, so that the build fails. */
export async function render(path: string): Promise<Rendered> {
  const { page } = await loadPage(path);
  const errors: unknown[] = [];
  // With smaller chunks, React would insert late content with inline scripts, which the content security policy blocks.
  const { prelude } = await prerender(<App ssrPath={page.path} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const app = await new Response(prelude).text();
  if (errors.length) throw errors[0];
  return {
    path: page.path,
    head: renderToStaticMarkup(<Head page={page} />),
    app,
    sources: await sourcesOf(page),
    isFound: page.path !== notFound.path,
  };
}

/** Renders a social card to SVG, with custom properties as colors. */
export function drawCard(page: Route, measure: Measure): string {
  return renderToStaticMarkup(<SocialCard page={page} measure={measure} />);
}

/** Renders the site icon to SVG, with custom properties as colors. */
export function drawIcon(kind: SiteIconProps['kind']): string {
  return renderToStaticMarkup(<SiteIcon kind={kind} />);
}

function Head({ page }: { readonly page: PageMeta }) {
  const { title, tags } = pageHead(page);
  return (
    <>
      <title>{title}</title>
      {tags.map(({ element: Tag, attributes }) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </>
  );
}
