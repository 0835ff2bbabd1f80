/** A file of `samples/`, with the names of `site.ts` filled in and its highlighting worked out at build time. */
declare module '*?highlight' {
  const sample: import('./types').HighlightedCode;
  export default sample;
}
