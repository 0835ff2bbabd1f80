/** Reads tokens.css for the style guide: the custom properties of its `:root` rule, grouped by the comments above them. */

export interface Token {
  /** With its leading dashes, as in `--space-1`. */
  readonly name: string;
  readonly value: string;
}

export interface TokenGroup {
  /** The comment up to its first colon, comma or semicolon. */
  readonly heading: string;
  /** The rest of the comment. */
  readonly note: string;
  readonly tokens: readonly Token[];
}

export function readTokens(css: string): readonly TokenGroup[] {
  const [, root = ''] = /:root \{([^}]*)\}/.exec(css) ?? [];
  const groups: { heading: string; note: string; tokens: Token[] }[] = [];
  for (const [, comment, name, value] of root.matchAll(/\/\*\s*([^]*?)\s*\*\/|(--[\w-]+):\s*([^;]+);/g)) {
    if (comment !== undefined) {
      const [heading = ''] = /^[^:,;]*/.exec(comment) ?? [];
      groups.push({ heading, note: sentence(comment.slice(heading.length).replace(/^[:,;]\s*/, '')), tokens: [] });
    } else if (name && value) groups.at(-1)?.tokens.push({ name, value });
  }
  return groups;
}

function sentence(text: string) {
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
