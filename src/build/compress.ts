/** Writes a brotli and a gzip copy beside each text file, for static hosts that serve them as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Text only: fonts and images are compressed already. */
const text = /\.(html|css|js|svg|xml|txt|json|yaml|csv|md|atom|webmanifest)$/;

/** How many files are in memory at once: a site may have thousands. */
const atOnce = 8;

/** Compresses `folder` and its subfolders. Must run again when files have changed, since hosts prefer the copies. */
export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => text.test(file));
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      const path = join(folder, file);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await toBrotli(content, { params }));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
