/** A thread of the build, which draws and writes pictures while the main thread renders pages. */
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { write } from './compress.ts';
import { pictures } from './pictures.ts';

for (const [path, draw] of pictures()) await write(join(workerData, path), draw());
