/** A file of `samples/`: the build fills in the names of `site.ts` and computes the highlighting. */
declare module '*?highlight' {
  const sample: import('./types').HighlightedCode;
  export default sample;
}
