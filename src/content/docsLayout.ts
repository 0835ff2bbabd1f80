/** The text around the article of a docs page. */

export const docsLayout = {
  /** On the bar that opens the menu in narrow viewports. */
  bar: (page: string) => `Docs: ${page}`,
  /** The name of the links to the previous and next pages. */
  pagination: 'Previous and next page',
  previous: 'Previous:',
  next: 'Next:',
  lastChanged: 'Last changed on',
  edit: 'Edit this page',
  /** The object of the copy button for the page. */
  markdown: 'as Markdown',
  viewMarkdown: (page: string) => `View ${page} as Markdown`,
  /** Announced when copying fails. The link is beside the button. */
  markdownFailure: 'Copying failed. Open the Markdown with the link beside the button, and copy it there.',
} as const;
