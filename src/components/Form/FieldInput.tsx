import type { ComponentProps, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import type { FieldMessagesProps } from './FieldMessages';
import styles from './TextField.module.css';

export interface FieldInputProps extends FieldMessagesProps, Pick<ComponentProps<'input'>, 'autoCapitalize' | 'inputMode'> {
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** The number of lines of a text area. Undefined for a single line. */
  readonly rows?: number;
  readonly className?: string;
}

/** The input or the text area of React Aria's TextField. */
export function FieldInput({ ref, rows, className, hint, error, ...props }: FieldInputProps) {
  const classes = className ? `${styles.input} ${className}` : (styles.input ?? '');
  /** React Aria prerenders the ids of a hint and an error, also of missing ones. */
  const describedBy = (ids: string | undefined) => {
    const [hintId, errorId, ...rest] = ids?.split(' ') ?? [];
    if (errorId === undefined) return ids;
    return [hint && hintId, error && errorId, ...rest].filter(Boolean).join(' ') || undefined;
  };
  return rows ? (
    <TextArea
      {...props}
      ref={ref}
      className={classes}
      rows={rows}
      // React Aria passes the `type` of an input, which is invalid on a textarea.
      render={({ type: _, ...area }: ComponentProps<'textarea'> & { readonly type?: string }) => (
        <textarea {...area} aria-describedby={describedBy(area['aria-describedby'])} />
      )}
    />
  ) : (
    <Input
      {...props}
      ref={ref}
      className={classes}
      render={(input) => <input {...input} aria-describedby={describedBy(input['aria-describedby'])} />}
    />
  );
}
