import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, loadPage } from './App';
import { watchPlaces } from './lib/places';
import { matchPath } from './routes';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

// Not the address of this moment: somebody may have gone Back before the script was there.
const [navigation] = performance.getEntriesByType('navigation');
const page = matchPath(new URL(navigation?.name ?? location.href).pathname);

watchPlaces();
await loadPage(page.id);
startTransition(() => {
  hydrateRoot(root, <App ssrPath={page.path} />);
});
