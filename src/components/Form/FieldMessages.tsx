import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { errorPrefix } from '../../content/forms';
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
      <FieldError>
        <ErrorText text={error} />
      </FieldError>
    </>
  );
}

/**
 * The `aria-describedby` of an input, with only what is there: React Aria names both a hint and an error in prerendered HTML, and in
 * a build after that too (build/lighterReactAria.ts).
 */
export function describedBy(ids: string | undefined, { hint, error }: FieldMessagesProps): string | undefined {
  const [hintId, errorId, ...rest] = ids?.split(' ') ?? [];
  if (errorId === undefined) return ids;
  return [hint && hintId, error && errorId, ...rest].filter(Boolean).join(' ') || undefined;
}

/** Says that it is an error by a mark and in words, not by its colour alone. */
export function ErrorText({ text }: { readonly text: string | undefined }) {
  return (
    <span className={styles.error}>
      <ErrorMark />
      <strong>{`${errorPrefix} `}</strong>
      <span>{text}</span>
    </span>
  );
}

/** The sign of an error. Decoration: words beside it must say the same. */
export function ErrorMark() {
  return (
    <svg className={styles.mark} viewBox="-1 -1 22 22" width="22" aria-hidden="true">
      <path d="M10 0a10 10 0 0 1 0 20 10 10 0 0 1 0-20zM8.6 4l.4 8h2l.4-8zM8.5 14v2.7h3V14z" fillRule="evenodd" />
    </svg>
  );
}
