/** The entry of the app. It loads React and the code of the page in parallel. */
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
