/** Finds dates that pages and feeds could not read. */

/** Properties with these names are dates. */
const dateNames = /^(date|ended|lastDay|\w+Date)$/;

/** Whether a text is a day as YYYY-MM-DD, such as 2026-05-03. */
export function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** One line for each date in content that is in another form. Blank texts are unknown dates. */
export function dateMistakes(modules: Readonly<Record<string, object>>): readonly string[] {
  const seen = new Set<unknown>();
  const mistakesIn = (value: unknown, file: string): readonly string[] => {
    if (!value || typeof value !== 'object' || seen.has(value)) return [];
    seen.add(value);
    return Object.entries(value).flatMap(([name, part]) =>
      typeof part === 'string' && part && dateNames.test(name) && !isDate(part)
        ? [`${file}: “${part}” is no date. Write ${name} as YYYY-MM-DD, such as 2026-05-03.`]
        : mistakesIn(part, file),
    );
  };
  return Object.entries(modules).flatMap(([path, module]) => mistakesIn(module, path.slice(1)));
}
