/** Returns the day of the build in UTC. `SOURCE_DATE_EPOCH` sets another day, like other tools for reproducible builds. */
export function builtOn(): Date {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  const day = seconds ? new Date(Number(seconds) * 1000) : new Date();
  day.setUTCHours(0, 0, 0, 0);
  return day;
}
