import { productTabs } from '../../content/product';
import trail from '../../drawings/CableTrail/CableTrail.module.css';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './PanelDrawing.module.css';

export interface PanelDrawingProps {
  /** The id of the tab that is shown. */
  readonly selected: string;
}

/** The parts of the product as rows of one panel: each leads to its tab, and the cable to the one that is shown. */
export function PanelDrawing({ selected }: PanelDrawingProps) {
  return (
    <Rack>
      <ul className={`${trail.trail} ${trail.jacks} ${styles.rows}`}>
        {productTabs.map(({ id, label }) => (
          <li key={id} className={styles.row}>
            <a className={styles.link} href={`#${id}`} aria-current={id === selected || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Rack>
  );
}
