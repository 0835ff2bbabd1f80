/** The entry of the app, which the inline script loads. React and the page are dynamic imports, so that each runs in a task of its own. */
import '../styles/index.css';
import { withBase, withoutBase } from '../lib/base';
import { changeUrl } from '../lib/changeUrl';
import { normalizePath, notFound } from '../routes';
import { loadPage } from './loadPage';

const path = document.getElementById('app')?.dataset.page ?? notFound.path;
normalizeUrl();
const [{ hydrate }, { page }] = await Promise.all([import('./hydrate'), loadPage(path)]);
await hydrate(page);

/** Gives the page its own URL when the host has served it at another, such as `/product/` or `/product.html`. */
function normalizeUrl() {
  const isAlias = normalizePath(withoutBase(location.pathname) ?? '') === path && location.pathname !== withBase(path);
  if (isAlias) changeUrl(withBase(path) + location.search + location.hash);
}
