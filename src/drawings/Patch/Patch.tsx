import type { ReactNode } from 'react';
import { type Bend, Wiring, type WiringCable } from './Wiring';
import styles from './Patch.module.css';

export interface PatchEnd {
  readonly id: string;
  readonly label: ReactNode;
}

export interface PatchProps {
  /** From top to bottom. A column with fewer jacks has more space between them. */
  readonly from: readonly PatchEnd[];
  readonly to: readonly PatchEnd[];
  readonly cables: readonly WiringCable[];
  readonly size?: 'small' | 'large';
  readonly bend?: Bend;
  /** The accessible name of the image. */
  readonly name: string;
}

/** Two columns of jacks with labels, and the cables between them. */
export function Patch({ from, to, cables, size = 'small', bend, name }: PatchProps) {
  const rows = Math.max(from.length, to.length);
  const jacks = [from, to].flatMap((side, column) =>
    side.map(({ id }, index) => ({ id, column, row: ((index + 0.5) * rows) / side.length - 0.5 })),
  );
  const isLarge = size === 'large';
  return (
    <div className={styles.root} data-size={size} dir="ltr" role="img" aria-label={name}>
      <Labels side={from} />
      <Wiring
        className={styles.wiring}
        jacks={jacks}
        cables={cables}
        bend={bend}
        scale={isLarge ? 1 : 0.7}
        weight={isLarge || jacks.length === 2 ? 1 : 0.7}
      />
      <Labels side={to} />
    </div>
  );
}

function Labels({ side }: { readonly side: readonly PatchEnd[] }) {
  return (
    <ul className={styles.labels}>
      {side.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  );
}
