/** What shares of time and rows of days come to. */

const minutesPerDay = 24 * 60;

/** The minutes of so many days in which a service was not up; `uptime` is a share such as `99.95%`. */
export function minutesMissed(uptime: string, days: number): number {
  return Math.round((1 - Number.parseFloat(uptime) / 100) * days * minutesPerDay);
}

/** The position of a date in a row of days that ends with `lastDay`; undefined outside it. Dates are YYYY-MM-DD. */
export function dayOf(date: string, lastDay: string, days: number): number | undefined {
  const index = days - 1 - Math.round((Date.parse(lastDay) - Date.parse(date)) / 60_000 / minutesPerDay);
  return index >= 0 && index < days ? index : undefined;
}
