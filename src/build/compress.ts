/** Writes a brotli and a gzip copy beside each text file, for static hosts that serve them as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Fonts and pictures are compressed already. */
const text = /\.(html|css|js|svg|xml|txt|json|md)$/;

export async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await toBrotli(content, { params }));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
