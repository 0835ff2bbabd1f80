/** A file of `samples/`. The build inserts the names of `site.ts` and computes the highlighting. */
declare module '*?highlight' {
  const sample: import('./types').HighlightedCode;
  export default sample;
}

/** An article of `articles/`, which the build compiles to data. */
declare module '*.md' {
  const article: import('./types').Article;
  export default article;
}
