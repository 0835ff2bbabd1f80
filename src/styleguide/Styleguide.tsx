import { StrictMode, useEffect } from 'react';
import tokensCss from '../styles/tokens.css?raw';
import { StyleguidePage } from './StyleguidePage';

/** The tree that the server renders and the browser hydrates. Tests render StyleguidePage: Vitest leaves CSS imports empty. */
export function Styleguide() {
  useEffect(() => {
    document.documentElement.dataset.js = 'ready';
  }, []);
  return (
    <StrictMode>
      <StyleguidePage css={tokensCss} />
    </StrictMode>
  );
}
