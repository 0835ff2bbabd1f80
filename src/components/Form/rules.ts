/** Validation rules for field values. Every message says how to fix the value (WCAG 3.3.3). */

/** Returns an error message for an invalid value. An unticked checkbox has the value ''. */
export type Rule = (value: string) => string | undefined;

/** Rejects a value of spaces only. */
export function required(missing: string): Rule {
  return (value) => (value.trim() ? undefined : missing);
}

/** Accepts spaces, which may be a password. */
export function requiredPassword(missing: string): Rule {
  return (value) => (value ? undefined : missing);
}

/** Requires an @ between two characters. Stricter patterns reject valid addresses. */
export function requiredEmail({ missing, invalid }: { readonly missing: string; readonly invalid: string }): Rule {
  return (value) => required(missing)(value) ?? (/\S@\S/.test(value) ? undefined : invalid);
}
