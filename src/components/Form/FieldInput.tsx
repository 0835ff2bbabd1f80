import type { ChangeEvent, ComponentProps, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import type { FieldMessagesProps } from './FieldMessages';
import styles from './TextField.module.css';

export interface FieldInputProps extends FieldMessagesProps, Pick<ComponentProps<'input'>, 'autoCapitalize' | 'inputMode'> {
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** The number of lines of a text area. Undefined for a single line. */
  readonly rows?: number;
  readonly className?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) => void;
  /**
   * Leaves the text to the browser. React would copy each text that is typed into the `value` attribute (facebook/react#11896): a password
   * would be in the HTML, and Chromium restores the text of a field after a reload only if it differs from the attribute.
   */
  readonly isUncontrolled?: boolean;
}

/** The input or the text area of React Aria's TextField. */
export function FieldInput({ ref, rows, className, hint, error, isUncontrolled, ...props }: FieldInputProps) {
  const classes = className ? `${styles.input} ${className}` : (styles.input ?? '');
  const hintId = useSlottedContext(TextContext, 'description')?.id;
  const errorId = useSlottedContext(TextContext, 'errorMessage')?.id;
  // React Aria prerenders the ids of missing elements too.
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const text = (value: ComponentProps<'input'>['value']) => (isUncontrolled ? { defaultValue: '' } : { value });
  return rows ? (
    <TextArea
      {...props}
      ref={ref}
      className={classes}
      rows={rows}
      // React Aria passes the `type` of an input, which is invalid on a textarea.
      render={({ type: _, value, ...area }: ComponentProps<'textarea'> & { readonly type?: string }) => (
        <textarea {...area} {...text(value)} aria-describedby={describedBy} />
      )}
    />
  ) : (
    <Input
      {...props}
      ref={ref}
      className={classes}
      render={({ value, ...input }) => <input {...input} {...text(value)} aria-describedby={describedBy} />}
    />
  );
}
