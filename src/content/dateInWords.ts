/** Dates as people write them. */

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2024-10-01` is “October 1, 2024”. Not `Intl`, whose time zone could change the day. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}
