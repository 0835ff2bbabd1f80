/** What shares of time and rows of days come to. */

const minutesPerDay = 24 * 60;

/** The minutes of so many days in which a service was not up; `uptime` is a share such as `99.95%`. */
export function minutesMissed(uptime: string, days: number): number {
  return Math.round((1 - Number.parseFloat(uptime) / 100) * days * minutesPerDay);
}

/** The date so many days before `lastDay`. Dates are YYYY-MM-DD. */
export function dateBefore(lastDay: string, days: number): string {
  return new Date(Date.parse(lastDay) - days * minutesPerDay * 60_000).toISOString().slice(0, 10);
}
