/** Writes files with a brotli and a gzip copy beside each text file, for static hosts that serve such copies. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Fonts and images are already compressed. */
const text = /\.(html|css|js|svg|xml|txt|json|yaml|csv|md|mjs|py|sh|ts)$/;

/** Pages and their own scripts, of which a site may have thousands, are 2% larger than at the highest quality, and take a third of the time. */
const qualityOf = (file: string, size: number) => (/\.(html|md)$/.test(file) || size < 16_000 ? 10 : constants.BROTLI_MAX_QUALITY);

/** Other threads compress while this one goes on with the next items. Few are in memory, because a site may have thousands. */
export const inParallel = <Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>) => pMap(items, work, { concurrency: 8 });

export async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  if (!text.test(file)) return;
  const bytes = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, bytes.length), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

/** Writes the copies of files that have none, such as those that Vite has written. */
export async function compress(folder: string): Promise<void> {
  const files = new Set(await readdir(folder, { recursive: true }));
  const missing = Array.from(files).filter((file) => text.test(file) && !files.has(`${file}.br`));
  await inParallel(missing, async (file) => write(join(folder, file), await readFile(join(folder, file))));
}
