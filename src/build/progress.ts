const steps = ['code for browsers', 'code that writes pages', 'pages', 'pictures and other files', 'compressed copies'] as const;

/** Says what the build does, because its steps take seconds. */
export function progress(step: (typeof steps)[number]) {
  console.log(`Build ${steps.indexOf(step) + 1}/${steps.length}: ${step}`);
}
