import type { ReactNode } from 'react';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import styles from './DataTable.module.css';

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly ReactNode[];
  /** The first cell of a row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that stays one on narrow screens, where it scrolls in a box of its own (WCAG 1.3.1, 1.4.10). */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className={styles.root}>
      <ScrollBox label={`Table: ${caption}`} hasHint>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {/* Stays in view, and wraps with the page, while the columns scroll. */}
            <span className={styles.captionText}>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [header, ...cells] }) => (
              <tr key={id}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
