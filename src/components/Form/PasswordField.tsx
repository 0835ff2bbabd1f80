import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { passwordToggle } from '../../content/forms';
import { announce } from '../../lib/announce';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { describedBy, FieldMessages } from './FieldMessages';
import { useField } from './formContext';
import { useText } from './useText';
import styles from './TextField.module.css';

export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** What the button shows and hides, as "password". */
  readonly noun: string;
  readonly hint?: string;
  /** Spoken politely when it changes. '' says nothing yet; leave it out where there never is any. */
  readonly advice?: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. Pasting works; on submit the password is hidden again. */
export function PasswordField({ name, label, noun, hint, advice, autoComplete }: PasswordFieldProps) {
  const { id, error, submits } = useField(name);
  const { ref, value, onChange } = useText();
  // Shown until the next submit: shown text could be kept by the browser as a form entry.
  const [shownAt, setShownAt] = useState<number>();
  const isShown = shownAt === submits;

  const handleToggle = () => {
    setShownAt(isShown ? undefined : submits);
    // The button's name changes and it has no pressed state: one message, not two (ionic-framework#30885).
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
      value={value}
      onChange={onChange}
      // Never to a spell checker, which may send what it checks.
      spellCheck="false"
    >
      <Label className={styles.label}>{label}</Label>
      <FieldMessages hint={hint} error={error} />
      <div className={styles.row}>
        <Input
          ref={ref}
          className={styles.input}
          autoCapitalize="none"
          render={(input) => <input {...input} aria-describedby={describedBy(input['aria-describedby'], { hint, error })} />}
        />
        <AriaButton className={styles.toggle} data-with-js onPress={handleToggle}>
          <span>{isShown ? passwordToggle.hide : passwordToggle.show}</span> <VisuallyHidden>{noun}</VisuallyHidden>
        </AriaButton>
      </div>
      {advice !== undefined && (
        <p role="status" className={styles.advice}>
          {advice}
        </p>
      )}
    </AriaTextField>
  );
}
