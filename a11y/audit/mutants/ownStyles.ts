/** Styles for what barriers add to a page, as good as the site's own: they go into a plant among its words. */

/** A button. */
export const buttonStyle =
  'min-block-size: 3rem; padding: 0.5rem 1rem; border: var(--line-button); border-radius: var(--radius); background: var(--color-surface-raised); color: var(--color-text); font: inherit; cursor: pointer';

/** A field to type into. */
export const fieldStyle =
  'inline-size: 100%; max-inline-size: 20rem; min-block-size: 3rem; padding-inline: 0.5rem; border: var(--line); border-radius: var(--radius); background: var(--color-surface-raised); color: var(--color-text); font: inherit';
