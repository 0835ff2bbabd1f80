import { type ReactNode, useId } from 'react';
import { Screw } from '../../drawings/Screw/Screw';
import styles from './Faceplate.module.css';

export interface FaceplateProps {
  /** Shown on the label strip. The accessible name of the figure. */
  readonly title: string;
  /** The start of the title. The screen shows the rest only without JavaScript. */
  readonly shortTitle?: string;
  /** At the end of the label strip. */
  readonly controls?: ReactNode;
  readonly children: ReactNode;
  /** `module` is part of a rack: it has no frame and no screws, and with JavaScript its controls replace the title. */
  readonly variant?: 'plate' | 'module';
}

/** A figure drawn as the front of a rack unit: a label strip with screws, and content below. */
export function Faceplate({ title, shortTitle = title, controls, children, variant = 'plate' }: FaceplateProps) {
  const titleId = useId();
  const rest = title.slice(shortTitle.length);
  return (
    <figure
      className={styles.root}
      data-variant={variant}
      aria-label={rest ? title : undefined}
      aria-labelledby={rest ? undefined : titleId}
    >
      <figcaption className={styles.strip}>
        <Screw turn={25} />
        <div className={styles.label}>
          <span id={titleId} className={styles.title}>
            {rest ? (
              <>
                <span>{shortTitle}</span>
                <span className={styles.rest}>{rest}</span>
              </>
            ) : (
              title
            )}
          </span>
          {controls}
        </div>
        <Screw turn={140} />
      </figcaption>
      {children}
    </figure>
  );
}
