import './styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, loadPage } from './App';
import { matchPath } from './routes';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

await loadPage(matchPath(location.pathname).id);
startTransition(() => {
  hydrateRoot(root, <App />);
});
