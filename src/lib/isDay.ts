/** Whether a text is a day of the calendar such as `2026-02-28`. */
export const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(`${text}T`);
