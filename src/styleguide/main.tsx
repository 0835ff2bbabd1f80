import '../styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { forceStates } from './forceStates';
import { Styleguide } from './Styleguide';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

hydrateRoot(root, <Styleguide />);
forceStates(document.styleSheets);
// A hot update replaces the style sheets that were edited.
import.meta.hot?.on('vite:afterUpdate', () => forceStates(document.styleSheets));
