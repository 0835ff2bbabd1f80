/** The words of `openapi.json` that the docs do not have; the rest comes from `apiReference.ts`. */
import { site } from './site';

/** Where the build publishes it. */
export const openApiPath = '/openapi.json';

export const openApi = {
  title: `${site.name} API`,
  summary: site.slogan,
  call: 'Call a provider',
  request: 'What you ask, and of whom.',
  success: 'The answer of the provider.',
  authentication: 'Your API key.',
  delivery: (when: string) => `Sent when ${when}.`,
  deliveryBody: 'What happened.',
  received: 'Answer quickly, and do the work afterwards.',
  help: 'What each status code means, and what to do about it',
  docs: 'The same as a page',
} as const;
