import '../styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { forceStates } from './forceStates';
import { Styleguide } from './Styleguide';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

hydrateRoot(root, <Styleguide />);
forceStates(document.styleSheets);
// A stylesheet that was edited has come anew.
import.meta.hot?.on('vite:afterUpdate', () => forceStates(document.styleSheets));
