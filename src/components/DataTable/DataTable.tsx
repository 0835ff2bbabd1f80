import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import styles from './DataTable.module.css';

interface DataTableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** For the style sheet around the table. */
  readonly kind?: string;
  /** The id of its header, for links to the row: Chromium gives a row no name, so screen readers would announce the row without words. */
  readonly anchor?: string;
}

export interface DataTableProps {
  /** Hidden where a heading above says the same. */
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly DataTableRow[];
  /** The index of a column to highlight. */
  readonly markedColumn?: number;
  /** The indexes of columns with sentences, whose cells have a line of their own in narrow containers (WCAG 1.4.10). */
  readonly longColumns?: readonly number[];
}

/** A table. */
export function DataTable({ caption, columns, rows, markedColumn, longColumns = [] }: DataTableProps) {
  const marks = (index: number) => ({
    'data-marked': index === markedColumn || undefined,
    'data-long': longColumns.includes(index) || undefined,
  });
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={layout.spokenIfTight}>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...marks(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, anchor, kind, cells: [header, ...cells] }) => (
            <tr key={id} data-kind={kind}>
              <th scope="row" id={anchor} {...marks(0)}>
                {header}
              </th>
              {cells.map((cell, index) => (
                <td key={index} {...marks(index + 1)} data-column={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
