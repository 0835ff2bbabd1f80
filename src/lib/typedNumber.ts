/** Reads numbers as people type them: `0,7`, `1,000`, `1.000`, or `1 000`. What one separator means depends on the field. */

/** Digits alone, or groups of which the last has three digits (`1,00,000` is Indian). Then an optional fraction. */
const number = /^(\d{1,3}([.,'’ ])(?:\d{2,3}\2)*\d{3}|\d+)(?:([.,])(\d*))?$/;

/** Returns a whole number from 0, or undefined. One separator before three digits groups them: `1.000` is 1000. */
export function readWholeNumber(text: string): number | undefined {
  const [whole, fraction] = parts(text) ?? [];
  const value = Number(whole);
  return Number.isSafeInteger(value) && !/[1-9]/.test(fraction ?? '') ? value : undefined;
}

/** Returns a number from 0, or undefined. One separator starts the fraction: `1.000` is 1. */
export function readDecimal(text: string): number | undefined {
  const plain = /^(?=.*\d)\d*[.,]?\d*$/.test(tidy(text));
  const value = Number(plain ? tidy(text).replace(',', '.') : parts(text)?.join('.'));
  return Number.isFinite(value) ? value : undefined;
}

/** The digits before and after the decimal separator. */
function parts(text: string): readonly [whole: string, fraction: string] | undefined {
  const [, whole, group, mark, fraction = ''] = number.exec(tidy(text)) ?? [];
  if (whole === undefined || (mark && mark === group)) return undefined;
  return [whole.replaceAll(/\D/g, ''), fraction];
}

/** Turns every kind of space, and full-width, Arabic, and Persian digits and separators, into the plain ones. */
function tidy(text: string): string {
  const plain = text.normalize('NFKC').trim().replaceAll('٫', '.').replaceAll('٬', ',');
  return plain.replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
