/** The app's entry: React and the page's own code are on their way at the same time. */
import './styles/index.css';
import { loadPage } from './loadPage';

// Not the address of this moment: somebody may have gone Back before the script was there.
const [navigation] = performance.getEntriesByType('navigation');
const { pathname } = new URL(navigation?.name ?? location.href);

const [{ hydrate }, { page }] = await Promise.all([import('./hydrate'), loadPage(pathname)]);
// A pause between running the code and hydrating: input comes first.
await new Promise((resolve) => setTimeout(resolve));
await hydrate(page.path);
document.documentElement.dataset.app = 'here';
