import '../styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { StyleguidePage } from './StyleguidePage';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

hydrateRoot(root, <StyleguidePage />);
