import '../styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { extendStates } from './extendStates';
import { Styleguide } from './Styleguide';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

hydrateRoot(root, <Styleguide />);
extendStates(document.styleSheets);
// A hot update replaces the stylesheets that were edited.
import.meta.hot?.on('vite:afterUpdate', () => extendStates(document.styleSheets));
