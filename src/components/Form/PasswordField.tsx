import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { passwordToggle } from '../../content/interface';
import { announce } from '../../lib/announce';
import { Button } from '../Button/Button';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldInput } from './FieldInput';
import { FieldMessages } from './FieldMessages';
import { useField } from './formContext';
import styles from './TextField.module.css';

export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** The noun in the name of the button, for example "password". */
  readonly noun: string;
  readonly hint?: string;
  /** Advice on the password, in place of the hint, announced on each change. '' is an empty live region; undefined renders none. */
  readonly advice?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. A submit hides it again. */
export function PasswordField({ name, label, noun, hint, advice, autoComplete }: PasswordFieldProps) {
  const { id, error, submitCount } = useField(name);
  // A submit hides the password, because browsers may store visible text as a form entry.
  const [shownAt, setShownAt] = useState<number>();
  const isShown = shownAt === submitCount;

  const handleToggle = () => {
    setShownAt(isShown ? undefined : submitCount);
    // The name of the button changes, so a pressed state would announce the change twice (ionic-framework#30885).
    announce(isShown ? passwordToggle.hidden(noun) : passwordToggle.shown(noun));
  };

  return (
    <AriaTextField
      id={id}
      className={styles.root}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      isRequired
      isInvalid={error !== undefined}
      validationBehavior="aria"
      // Some spell checkers send the text to a server.
      spellCheck="false"
    >
      <Label className={styles.label}>{label}</Label>
      <FieldMessages hint={hint} error={error} />
      {advice !== undefined && (
        <p role="status" className={styles.advice}>
          {advice}
        </p>
      )}
      <div className={styles.row}>
        <FieldInput isUncontrolled autoCapitalize="none" hint={hint} error={error} />
        <Button className={styles.toggle} data-with-js onPress={handleToggle}>
          <span>{isShown ? passwordToggle.hide : passwordToggle.show}</span> <VisuallyHidden>{noun}</VisuallyHidden>
        </Button>
      </div>
    </AriaTextField>
  );
}
