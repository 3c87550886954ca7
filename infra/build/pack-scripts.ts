import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** The best quality of Brotli: scripts are packed once, and fetched for as long as their release stays. */
const QUALITY = 11;

/** Copies the hashed scripts and style sheets of a built editor into a folder, each packed with Brotli under its own name. */
export async function packScripts(web: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'assets'), { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const pack = async (file: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await compress(await readFile(join(web, file)), { params }));
  };
  await Promise.all(globSync('assets/*.{js,css}', { cwd: web }).map(pack));
}
