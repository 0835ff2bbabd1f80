/** The entry of the app. It loads React and the code of the page in parallel. */
import './styles/index.css';
import { loadPage } from './loadPage';

// The address of the document: the current one differs if the visitor has gone Back before this script ran.
const [navigation] = performance.getEntriesByType('navigation');
const { pathname } = new URL(navigation?.name ?? location.href);

const [{ hydrate }, { page }] = await Promise.all([import('./hydrate'), loadPage(pathname)]);
// A task boundary between evaluating the code and hydrating, so that input comes first.
await new Promise((resolve) => setTimeout(resolve));
await hydrate(page.path);
document.documentElement.dataset.app = 'here';
