/** The text that only `openapi.json` has. The rest comes from `apiReference.ts`. */
import { site } from '../site.ts';

export const openApi = {
  title: `${site.name} API`,
  summary: site.slogan,
  call: 'Call a provider',
  request: 'The provider, the model, and your messages.',
  success: 'The provider’s response.',
  authentication: 'Your key.',
  delivery: (when: string) => `Sent when ${when}.`,
  deliveryBody: 'The event.',
  received: 'Respond quickly, and do the work afterward.',
  placeholders: 'In the example, `code` and `type` are placeholders.',
  help: 'What each status code means, and how to handle it',
  docs: 'The same reference as a page of the docs',
  /** Describes the file in lists of files. */
  file: 'The call, its errors, and the events, for tools (OpenAPI 3.1).',
} as const;
