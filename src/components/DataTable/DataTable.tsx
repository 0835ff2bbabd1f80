import type { ReactNode } from 'react';
import { scrollBox } from '../../content/controls';
import { ScrollBox } from '../ScrollBox/ScrollBox';
import styles from './DataTable.module.css';

interface DataTableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  /** The id of the element, where people link to the row. */
  readonly anchor?: string;
}

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly ReactNode[];
  /** The first cell of a row is its header. */
  readonly rows: readonly DataTableRow[];
  /** The index of columns with figures, which are aligned at their end, and of the highlighted one. */
  readonly columnKinds?: Readonly<Record<number, 'figures' | 'marked'>>;
  /** Keeps the row headers in view while the other columns scroll. Only for headers of less than half of 320 px. */
  readonly isHeaderSticky?: boolean;
}

/** A table that scrolls in its own box on narrow screens, and keeps its table semantics (WCAG 1.3.1, 1.4.10). */
export function DataTable({ caption, columns, rows, columnKinds, isHeaderSticky }: DataTableProps) {
  return (
    <div className={styles.root}>
      <ScrollBox label={scrollBox.table(caption)} hasHint>
        <table className={styles.table} data-sticky={isHeaderSticky}>
          <caption className={styles.caption}>
            {/* As wide as the box and not as the table, so that it stays in view while the columns scroll. */}
            <span className={styles.captionText}>{caption}</span>
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" data-kind={columnKinds?.[index]}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, anchor, cells: [header, ...cells] }) => (
              <tr key={id} id={anchor}>
                <th scope="row">{header}</th>
                {cells.map((cell, index) => (
                  <td key={index} data-kind={columnKinds?.[index + 1]}>
                    <div className={styles.cell}>{cell}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
