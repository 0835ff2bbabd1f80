import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  /** `small` fits beside other content. Its target is as tall as that of `medium`. */
  readonly size?: 'medium' | 'small';
  readonly type?: 'button' | 'submit';
  /** Sets `aria-disabled`, so the button stays a tab stop and keeps focus. A click does nothing. */
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
}

/** A button for actions on this page. For navigation, use SiteLink. */
export function Button({ children, variant = 'secondary', size = 'medium', type = 'button', isDisabled, onPress }: ButtonProps) {
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
