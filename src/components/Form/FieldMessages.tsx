import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import styles from './FieldMessages.module.css';

export interface FieldMessagesProps {
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** A field's hint and error, between label and input: React Aria ties both to the input by aria-describedby. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        <ErrorText text={error} />
      </FieldError>
    </>
  );
}

/** Says that it is an error in words, not by its colour alone. */
export function ErrorText({ text }: { readonly text: string | undefined }) {
  return (
    <>
      <strong>Error: </strong>
      {text}
    </>
  );
}
