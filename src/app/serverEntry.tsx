/** The entry of the server bundle: renders pages to HTML and pictures to SVG, for the prerender and the dev server. */
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './App';
import { SiteIcon, type SiteIconProps } from '../drawings/SiteIcon/SiteIcon';
import { SocialCard } from '../drawings/SocialCard/SocialCard';
import type { Measure } from '../drawings/SocialCard/fitText';
import { pageHead } from './head';
import { loadPage } from './loadPage';
import type { PageMeta, Route } from '../routes';

export interface Rendered {
  /** The path of the page. */
  readonly path: string;
  /** The HTML inside <head>. */
  readonly head: string;
  /** The HTML inside #app. */
  readonly app: string;
  readonly isFound: boolean;
}

/** The page at `path`, or the 404 page. Rejects when a component throws, so that a broken page is never published. */
export async function render(path: string): Promise<Rendered> {
  const { page } = await loadPage(path);
  const errors: unknown[] = [];
  // With smaller chunks, React would insert late content by inline script, which the policy blocks.
  const { prelude } = await prerender(<App ssrPath={page.path} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const app = await new Response(prelude).text();
  if (errors.length) throw errors[0];
  return { path: page.path, head: renderToStaticMarkup(<Head page={page} />), app, isFound: page.id !== 'notFound' };
}

/** As SVG, with the colours as custom properties. */
export function drawCard(page: Route, measure: Measure): string {
  return renderToStaticMarkup(<SocialCard page={page} measure={measure} />);
}

/** As SVG, with the colours as custom properties. */
export function drawIcon(kind: SiteIconProps['kind']): string {
  return renderToStaticMarkup(<SiteIcon kind={kind} />);
}

function Head({ page }: { readonly page: PageMeta }) {
  const { title, tags, alternates } = pageHead(page);
  return (
    <>
      <title>{title}</title>
      {[...tags, ...alternates].map(({ element: Tag, attributes }) => (
        <Tag key={Object.values(attributes).join(' ')} {...attributes} />
      ))}
    </>
  );
}
