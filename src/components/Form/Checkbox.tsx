import { type ComponentProps, type ReactNode, useId } from 'react';
import primitives from '../../styles/primitives.module.css';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** May contain links. A click on a link does not tick the box. */
  readonly label: ReactNode;
  readonly hint?: string;
}

/** A native checkbox. React Aria's checkbox hides its input with an inline style, which the content security policy blocks. */
export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId } = props;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className={styles.row}>
      <input {...props} id={id} className={styles.input} type="checkbox" aria-describedby={describedBy || undefined} />
      <div className={styles.text}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={hintId} className={primitives.quiet}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
