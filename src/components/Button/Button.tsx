import type { ComponentProps, KeyboardEvent } from 'react';
import { keyOf } from '../../lib/keyOf';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary';
  /** `small` fits beside other content, and `round` has an icon alone. Their targets are as tall as that of `medium`. */
  readonly size?: 'medium' | 'small' | 'round';
  readonly type?: 'button' | 'submit';
  /** Sets `aria-disabled`, so the button stays a tab stop and keeps focus. A click does nothing. */
  readonly isDisabled?: boolean;
}

/** A button for actions on this page. For navigation, use SiteLink. */
export function Button({ variant = 'secondary', size = 'medium', type = 'button', isDisabled, className, ...props }: ButtonProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A held Enter key clicks once, as a held Space key does.
    if (event.repeat && keyOf(event) === 'Enter') event.preventDefault();
    props.onKeyDown?.(event);
  };
  return (
    <button
      {...props}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={variant}
      data-size={size}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-disabled={isDisabled}
      onKeyDown={handleKeyDown}
      onClick={isDisabled ? (event) => event.preventDefault() : props.onClick}
    />
  );
}
