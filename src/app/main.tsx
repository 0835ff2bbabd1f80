/** The entry of the app, which the inline script loads. */
import '../styles/index.css';
import { withBase, withoutBase } from '../lib/base';
import { changeUrl } from '../lib/changeUrl';
import { notFound } from '../content/siteRoutes';
import { hydrate } from './hydrate';
import { loadPage } from './loadPage';

const path = document.getElementById('app')?.dataset.page ?? notFound.path;
normalizeUrl();
const { page } = await loadPage(path, withoutBase(location.pathname));
// Two short tasks delay input less than a long one.
await new Promise((resolve) => setTimeout(resolve));
await hydrate(page);

/**
 * Gives the page its own URL when the host has served it at another, such as `/product/`, `/product.html`, or `/Product`. The HTML
 * knows which page it is. Only the not-found page has no URL of its own.
 */
function normalizeUrl() {
  if (path !== notFound.path && location.pathname !== withBase(path)) changeUrl(withBase(path) + location.search + location.hash);
}
