import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'isDisabled'>, RefAttributes<HTMLButtonElement> {
  readonly variant?: 'primary' | 'secondary';
  /** `small` fits beside other content, and `round` has an icon alone. Their targets are as tall as that of `medium`. */
  readonly size?: 'medium' | 'small' | 'round';
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A button for actions on this page. For navigation, use SiteLink. It has no `isDisabled`, which would take focus away: set `aria-disabled`,
 * and ignore the press.
 */
export function Button({ variant = 'secondary', size = 'medium', className, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={className ? `${styles.root} ${className}` : (styles.root ?? '')}
      data-variant={variant}
      data-size={size}
    />
  );
}
