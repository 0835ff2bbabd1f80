import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface DataTableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** The id of the row's element, if links lead to it. */
  readonly anchor?: string;
}

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly DataTableRow[];
  /** The index of a column to highlight. */
  readonly markedColumn?: number;
  /** Where columns do not fit, name and type share a line without labels, and the description is below. */
  readonly isFieldList?: boolean | undefined;
}

/**
 * A table. Where its columns do not fit, each row becomes a block, with the header of the column before each cell: nothing is out
 * of sight (WCAG 1.4.10).
 */
export function DataTable({ caption, columns, rows, markedColumn, isFieldList }: DataTableProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table} {...as.table} data-field-list={isFieldList}>
        <caption className={styles.caption}>{caption}</caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...as.columnheader} data-marked={index === markedColumn || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map(({ id, anchor, cells: [header, ...cells] }) => (
            <tr key={id} id={anchor} {...as.row}>
              <th scope="row" {...as.rowheader}>
                {header}
              </th>
              {cells.map((cell, index) => (
                <td key={index} {...as.cell} data-marked={index + 1 === markedColumn || undefined} data-column={columns[index + 1]}>
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
 * The roles that these elements have anyway. Written out, since browsers drop those of table elements that are shown as something else
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html). Spread, since linters call them redundant.
 */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
