/**
 * Vite plugin: browsers that do not know `light-dark()` get the light theme. Without it, a colour that they cannot read is no
 * colour at all: no surfaces, no borders, no lines. Here and not in tokens.css, where each colour would stand three times.
 */
import type { Plugin } from 'vite';

const pair = /light-dark\((#\w+),\s*#\w+\)/g;

export function plainLight(): Plugin {
  return {
    name: 'plain-light',
    generateBundle: {
      // After Vite has written the stylesheet.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withPlainLight(String(file.source));
        }
      },
    },
  };
}

/** Throws when a pair of colours is used outside the tokens, where older browsers would have no colour. */
export function withPlainLight(css: string): string {
  let pairs = 0;
  const whole = css.replace(/:root\s*\{([^{}]*light-dark\([^{}]*)\}/g, (rule, tokens: string) => {
    const inPairs = tokens.split(';').filter((token) => token.match(pair));
    pairs += inPairs.length;
    return `${rule.replace(pair, '$1')}@supports (color:light-dark(red,red)){:root{${inPairs.join(';')}}}`;
  });
  if (pairs === 0 || css.match(pair)?.length !== pairs) throw new Error('light-dark() belongs into the :root rule of tokens.css, and nowhere else.');
  return whole;
}
