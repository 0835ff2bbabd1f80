import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import styles from './Button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
}

/** Does something on this page. What leads to another page is a SiteLink. */
export function Button({ children, variant = 'secondary', type = 'button', onPress }: ButtonProps) {
  return (
    <AriaButton className={styles.root} data-variant={variant} type={type} onPress={onPress}>
      {children}
    </AriaButton>
  );
}
