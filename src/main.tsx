/** The entry of the app. In a build, the first script has evaluated React and the code of the page by now; the dev server fetches them. */
import './styles/index.css';
import { keepServedPage } from './lib/servedPage';
import { loadPage } from './loadPage';
import { notFound } from './routes';

const path = document.getElementById('app')?.dataset.page ?? notFound.path;
keepServedPage(path, { hasAddress: path !== notFound.path });

const [{ hydrate }, { page }] = await Promise.all([import('./hydrate'), loadPage(path)]);
// A task boundary between evaluating the code and hydrating, so that input comes first.
await new Promise((resolve) => setTimeout(resolve));
await hydrate(page.path);
