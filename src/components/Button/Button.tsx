import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  /** `small` stands beside something larger, as above a code sample. It is as tall as any. */
  readonly size?: 'medium' | 'small';
  readonly type?: 'button' | 'submit';
  /** Said to screen readers, and still reachable: a button that went away would take focus along. Pressing does nothing. */
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
}

/** Does something on this page. What leads to another page is a SiteLink. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  type = 'button',
  isDisabled,
  onPress,
}: ButtonProps) {
  return (
    <button
      className={styles.root}
      data-variant={variant}
      data-size={size}
      type={type}
      aria-disabled={isDisabled}
      onClick={isDisabled ? (event) => event.preventDefault() : onPress}
    >
      {children}
    </button>
  );
}
