/** Validation rules for field values. Every message says how to fix the value (WCAG 3.3.3). */

/** Returns what is wrong with a value, or nothing. A checkbox that is not ticked has the value ''. */
export type Rule = (value: string) => string | undefined;

/** Asks for more than spaces. */
export function required(missing: string): Rule {
  return (value) => (value.trim() ? undefined : missing);
}

/** Asks for any text: spaces may be someone's password. */
export function requiredPassword(missing: string): Rule {
  return (value) => (value ? undefined : missing);
}

/** Asks for an @ with something on both sides and no more: stricter patterns turn real addresses away. */
export function requiredEmail({ missing, invalid }: { readonly missing: string; readonly invalid: string }): Rule {
  return (value) => required(missing)(value) ?? (/\S@\S/.test(value) ? undefined : invalid);
}
