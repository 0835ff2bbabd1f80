import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { announce } from '../../lib/announce';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldMessages } from './FieldMessages';
import { useField } from './formErrors';
import styles from './TextField.module.css';
import toggleStyles from './PasswordField.module.css';

export interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onChange?: (value: string) => void;
}

/** A password with a button that shows it. Pasting works; on submit the password is hidden again. */
export function PasswordField({ name, label, hint, autoComplete, onChange }: PasswordFieldProps) {
  const { id, error } = useField(name);
  const [isShown, setIsShown] = useState(false);

  const handleToggle = () => {
    setIsShown(!isShown);
    // The button's name changes, its state does not: one message, not two (govuk-frontend's password input).
    announce(isShown ? `${label} hidden` : `${label} shown`);
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
      onChange={onChange}
      // Never to a spell checker, which may send what it checks.
      spellCheck="false"
    >
      <Label className={styles.label}>{label}</Label>
      <FieldMessages hint={hint} error={error} />
      <div className={styles.row}>
        <Input
          className={styles.input}
          autoCapitalize="none"
          ref={(input) => {
            // Shown text could be kept by the browser as a form entry.
            const hide = () => setIsShown(false);
            const form = input?.form;
            form?.addEventListener('submit', hide);
            return () => form?.removeEventListener('submit', hide);
          }}
        />
        <AriaButton className={toggleStyles.toggle} onPress={handleToggle}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </AriaButton>
      </div>
    </AriaTextField>
  );
}
