import { wrapButton } from '../../content/interface';
import { Button } from '../Button/Button';
import primitives from '../../styles/primitives.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './WrapButton.module.css';

export interface WrapButtonProps {
  /** The title of the code, which is part of the accessible name. */
  readonly title: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

/** Turns line wrapping on and off. The style sheet shows it only in narrow code blocks. */
export function WrapButton({ title, isPressed, onPress }: WrapButtonProps) {
  return (
    <Button className={styles.root} size="small" data-screen aria-pressed={isPressed} onPress={onPress}>
      <svg className={primitives.icon} viewBox="0 0 16 16" width="16" aria-hidden="true">
        <path d="M1.5 3h13M1.5 8h10.5a2.5 2.5 0 0 1 0 5H8M10 10.5 7.5 13l2.5 2.5M1.5 13h3" />
      </svg>
      <span>
        {wrapButton.shown}
        <VisuallyHidden>{wrapButton.rest(title)}</VisuallyHidden>
      </span>
    </Button>
  );
}
