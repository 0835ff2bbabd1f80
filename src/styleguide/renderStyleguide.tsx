/** Renders the style guide for the dev server. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { site } from '../content/site';
import { StyleguidePage } from './StyleguidePage';

export function renderStyleguide(): { readonly head: string; readonly app: string } {
  return { head: renderToStaticMarkup(<Head />), app: renderToString(<StyleguidePage />) };
}

function Head() {
  return (
    <>
      <title>{`Style guide – ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
