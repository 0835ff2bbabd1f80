/** The title of a page, and keeping what <head> says up to date after a client navigation. */
import { site } from '../content/site.ts';
import { type PageMeta, titleOf } from '../routes.ts';

export function pageTitle(page: PageMeta): string {
  return `${titleOf(page)} – ${site.name}`;
}

/** The title at once, which is read out; the tags, which whoever shares the page needs, as soon as their code is there. */
export async function updateHead(page: PageMeta): Promise<void> {
  document.title = pageTitle(page);
  try {
    const { updateTags } = await import('./headTags.ts');
    updateTags(page);
  } catch {
    // The tags are those of the page before, which nobody sees.
  }
}
