/** Lists what is made up: the parts of the content with `isSample`. */
const content = import.meta.glob<object>(
  ['/src/content/site.ts', '/src/content/{facts,pages}/*.ts', '/src/content/articles/**/*.md', '!**/*.test.ts'],
  {
    eager: true,
  },
);

/** Each part with its file and its id. Parts without an id are named once for each file. */
export function samples(modules: Readonly<Record<string, object>> = content): readonly string[] {
  const names = Object.entries(modules).flatMap(([path, module]) => {
    const file = path.replace('/src/content/', '');
    return partsOf(module).map((id) => (id ? `${file}#${id}` : file));
  });
  return Array.from(new Set(names));
}

/** The ids of the parts in `value`, at any depth. */
function partsOf(value: unknown): readonly string[] {
  if (!value || typeof value !== 'object') return [];
  if ('isSample' in value && value.isSample === true) return ['id' in value ? String(value.id) : ''];
  return Object.values(value).flatMap(partsOf);
}

/** One line for the end of the build. */
export function samplesLine(parts: readonly string[]): string {
  if (parts.length === 0) return 'No part is a sample.';
  return `${parts.length === 1 ? 'One part is a sample' : `${parts.length} parts are samples`}: ${parts.join(', ')}`;
}
