/** What the dev server calls for `/styleguide`. */
import { renderToString } from 'react-dom/server';
import type { RenderedPage } from '../build/template';
import { site } from '../content/site';
import { Styleguide } from './Styleguide';

export function render(): RenderedPage {
  return {
    head: `<title>Style guide – ${site.name}</title>\n    <meta name="robots" content="noindex">`,
    app: renderToString(<Styleguide />),
  };
}
