import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  /** `small` has less padding and smaller text, to fit beside other content. Its target is as high as any. */
  readonly size?: 'medium' | 'small';
  readonly type?: 'button' | 'submit';
  /** Sets `aria-disabled`: the button keeps focus and its place in the tab order, but a press does nothing. */
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
}

/** A button, which acts on this page. For navigation, use SiteLink. */
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
