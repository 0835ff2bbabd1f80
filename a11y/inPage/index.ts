/** What tests call in pages as `inPage`. measure.ts adds the measures of all checks. */
export * from './controls';
export * from './covers';
export * from './passages';
export * from './picture';
export * from './presses';
export * from './tabStops';
export * from './walk';
export * from './words';
