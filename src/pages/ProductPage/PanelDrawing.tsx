import { Fragment } from 'react';
import { productPage, productTabs } from '../../content/product';
import { Cable } from '../../drawings/Cable/Cable';
import { JackShape, PlugShape } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './PanelDrawing.module.css';

const names = productTabs.map(({ label }) => label);
// Narrow pages cut the drawing off after four columns, so no cable crosses that line.
const columns = [0, 1, 2, 3, 4, 5, 6, 7];
const patches = [
  { from: { row: 0, column: 1 }, to: { row: 1, column: 3 } },
  { from: { row: 1, column: 0 }, to: { row: 2, column: 2 } },
  { from: { row: 2, column: 3 }, to: { row: 3, column: 1 } },
  { from: { row: 0, column: 7 }, to: { row: 1, column: 5 } },
  { from: { row: 1, column: 4 }, to: { row: 3, column: 6 } },
];

/** The parts of the product as units of one panel, with cables between them. */
export function PanelDrawing() {
  return (
    <Rack>
      <svg
        className={styles.root}
        viewBox="0 0 562 276"
        preserveAspectRatio="xMinYMin slice"
        role="img"
        aria-label={productPage.drawingName(names.join(', '))}
      >
        {names.map((name, row) => (
          <Fragment key={name}>
            {row > 0 && <path d={`M0 ${jackAt({ row, column: 0 }).y - 37}h562`} stroke="var(--color-line)" />}
            <text className={styles.name} x="0" y={jackAt({ row, column: 0 }).y + 7}>
              {name}
            </text>
            {columns.map((column) => (
              <JackShape key={column} {...jackAt({ row, column })} />
            ))}
          </Fragment>
        ))}
        {patches.map(({ from, to }) => {
          const [start, end] = [jackAt(from), jackAt(to)];
          const slack = `${start.x} ${start.y + 64} ${end.x} ${end.y + 56}`;
          return (
            <Fragment key={start.x}>
              <Cable isDrawn path={`M${start.x} ${start.y}C${slack} ${end.x} ${end.y}`} />
              <PlugShape {...start} />
              <PlugShape {...end} />
            </Fragment>
          );
        })}
      </svg>
    </Rack>
  );
}

function jackAt({ row, column }: { readonly row: number; readonly column: number }) {
  return { x: 174 + 52 * column, y: 24 + 74 * row };
}
