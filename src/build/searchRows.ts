/** The rows of tables in the search index. Each is one line that names the columns of its cells, because an excerpt has no columns. */
import { type Element, isElement, textOf } from './pageContent.ts';

interface SearchedRow {
  /** Undefined if no link can target the row. */
  readonly id: string | undefined;
  readonly title: string;
  readonly line: string;
}

interface Cell {
  readonly column: string;
  readonly text: string;
}

export function rowsOf(table: Element): readonly SearchedRow[] {
  const parts = table.children.filter((part): part is Element => part.type === 'element');
  const rows = (part: Element) => part.children.filter((row): row is Element => isElement(row, 'tr'));
  const head = parts.filter(({ tagName }) => tagName === 'thead').flatMap(rows);
  const columns = head.flatMap((row) => row.children.map(textOf));
  return parts
    .filter(({ tagName }) => tagName !== 'thead')
    .flatMap(rows)
    .map((row) => searchedRow(row, columns));
}

function searchedRow({ children }: Element, columns: readonly string[]): SearchedRow {
  const id = children[0]?.type === 'element' && children[0].properties.id;
  const cells = children.map((cell, index): Cell => ({ column: columns[index] ?? '', text: tidy(textOf(cell)) }));
  // A number says little without the next cell.
  const titleLength = typeof id === 'string' ? cells.findIndex(({ text }) => /\p{L}/u.test(text)) + 1 : 0;
  const rest = cells.slice(titleLength).filter(({ text }) => text);
  return {
    id: titleLength ? String(id) : undefined,
    title: cells
      .slice(0, titleLength)
      .map(({ text }) => text)
      .join(': '),
    line: labeled(rest),
  };
}

export const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Names the column of each cell, unless there is only one. */
function labeled(cells: readonly Cell[]): string {
  const parts = cells.map(({ column, text }) =>
    cells.length > 1 && column ? `${column}${endsSentence(column) ? '' : ':'} ${text}` : text,
  );
  return parts.map((part) => (endsSentence(part) ? part : `${part}.`)).join(' ');
}

const endsSentence = (text: string) => /[.?!][”)]?$/.test(text);
