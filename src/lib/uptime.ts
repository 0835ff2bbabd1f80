/** Calculations for the status page. */

const minutesPerDay = 24 * 60;

/** The minutes of downtime in a period, for an uptime such as `99.95%`. */
export function downtimeMinutes(uptime: string, days: number): number {
  return Math.round((1 - Number.parseFloat(uptime) / 100) * days * minutesPerDay);
}

/** The date `days` before `lastDay`, as YYYY-MM-DD. */
export function dateBefore(lastDay: string, days: number): string {
  return new Date(Date.parse(lastDay) - days * minutesPerDay * 60_000).toISOString().slice(0, 10);
}
