/** Writes a brotli and a gzip copy beside each text file, for static hosts that serve such copies. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Fonts and images are already compressed. */
const text = /\.(html|css|js|svg|xml|txt|json|yaml|csv|md|atom)$/;

/** Pages, of which a site may have thousands, are 2% larger than at the highest quality, and are compressed in a third of the time. */
const qualityOf = (file: string) => (/\.(html|md)$/.test(file) ? 10 : constants.BROTLI_MAX_QUALITY);

/** Limits how many files are in memory, because a site may have thousands. */
const concurrency = 8;

/** Must run again after changes, because hosts prefer the copies. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => text.test(file));
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const path = join(folder, file);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(file), [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await toBrotli(content, { params }));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
