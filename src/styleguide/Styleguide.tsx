import { StrictMode, useEffect } from 'react';
import tokensCss from '../styles/tokens.css?raw';
import { StyleguidePage } from './StyleguidePage';

/** The root component. Tests render StyleguidePage, because CSS imports are empty in Vitest. */
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
