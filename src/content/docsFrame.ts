/** The words round the text of a docs page. */

export const docsFrame = {
  /** On the bar that opens the menu in narrow windows. */
  bar: (page: string) => `Docs: ${page}`,
  /** Names the links to the pages before and after. */
  neighbours: 'Previous and next page',
  previous: 'Previous:',
  next: 'Next:',
  /** Names the way from the home page. */
  breadcrumbs: 'Where you are',
  lastChanged: 'Last changed on',
  edit: 'Edit this page',
  /** On the button that copies the page, after the word on every copy button. */
  markdown: 'as Markdown',
  viewMarkdown: (page: string) => `View ${page} as Markdown`,
  /** Spoken when copying fails: the link is beside the button. */
  markdownFailure: 'Copying failed. Open the Markdown with the link beside the button, and copy it there.',
} as const;
