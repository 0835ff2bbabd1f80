/** The values that a list has more than once. */
export function doubled(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
