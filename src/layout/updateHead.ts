import type { PageMeta } from '../routes.ts';
import { pageTitle } from './pageTitle.ts';

/**
 * Brings <head> up to date after a client navigation: the title at once, since it is announced, and the tags, which only
 * matter to whoever shares the page, once their code has arrived.
 */
export async function updateHead(page: PageMeta): Promise<void> {
  document.title = pageTitle(page);
  try {
    const { updateTags } = await import('./pageHead.ts');
    updateTags(page);
  } catch {
    // The tags stay those of the previous page, which nobody sees.
  }
}
