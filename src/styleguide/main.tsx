import '../styles/index.css';
import { hydrateRoot } from 'react-dom/client';
import { Styleguide } from './Styleguide';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app.');

hydrateRoot(root, <Styleguide />);
