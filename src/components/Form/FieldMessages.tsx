import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { errorPrefix } from '../../content/interface';
import primitives from '../../styles/primitives.module.css';
import styles from './FieldMessages.module.css';

export interface FieldMessagesProps {
  readonly hint?: string;
  readonly error?: string;
}

/** The hint and the error of a field. FieldInput adds both to the aria-describedby of the input. */
export function FieldMessages({ hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <Text slot="description" className={primitives.quiet}>
          {hint}
        </Text>
      )}
      <FieldError>
        <ErrorText text={error} />
      </FieldError>
    </>
  );
}

/** Marks an error with an icon and a prefix, not with color alone (WCAG 1.4.1). */
export function ErrorText({ text }: { readonly text: string | undefined }) {
  return (
    <span className={styles.error}>
      <ErrorMark />
      <strong>{`${errorPrefix} `}</strong>
      <span>{text}</span>
    </span>
  );
}

/** The icon of an error. Decoration, so the text beside it must say the same. */
export function ErrorMark() {
  return (
    <svg className={styles.mark} viewBox="-1 -1 22 22" width="22" aria-hidden="true">
      <path d="M10 0a10 10 0 0 1 0 20 10 10 0 0 1 0-20zM8.6 4l.4 8h2l.4-8zM8.5 14v2.7h3V14z" fillRule="evenodd" />
    </svg>
  );
}
