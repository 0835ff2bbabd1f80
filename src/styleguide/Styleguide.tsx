import { StrictMode, useEffect } from 'react';
import tokensCss from '../styles/tokens.css?raw';
import { StyleguidePage } from './StyleguidePage';

/** The same tree on the server and in the browser. Tests render the page itself: to them, CSS files are empty. */
export function Styleguide() {
  useEffect(() => {
    document.documentElement.dataset.app = 'here';
  }, []);
  return (
    <StrictMode>
      <StyleguidePage tokensCss={tokensCss} />
    </StrictMode>
  );
}
