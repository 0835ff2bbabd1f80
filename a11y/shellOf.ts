/** Returns the tags and texts of header and footer, without attributes that may differ between pages. */
export const shellOf = (html: string) =>
  [/<header[\s>].*?<\/header>/s, /<footer[\s>].*?<\/footer>/s].flatMap((part) =>
    (part.exec(html)?.[0] ?? '').replaceAll(/ (?:aria-current|aria-controls|id)="[^"]*"/g, '').split(/(?=<)/),
  );
