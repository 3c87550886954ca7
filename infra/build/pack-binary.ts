import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const compress = promisify(zstdCompress);

/** Bytes of a part before it is packed: two functions' processors have several parts each to unpack. */
const PART_BYTES = 16 * 1024 * 1024;
/** Higher levels save 3 % of the bytes for five times the time. */
const params = { [constants.ZSTD_c_compressionLevel]: 6 };

/**
 * Packs a binary into `folder/NAME-HASH/OFFSET.zst`, in parts that can be unpacked at once. What was packed is kept in
 * the folder for temporary files, because a Chromium changes seldom and takes ten seconds.
 */
export async function packBinary(binary: string, folder: string): Promise<void> {
  const bytes = await readFile(binary);
  const name = `${basename(binary)}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
  const kept = join(tmpdir(), `handout-packed-${name}`);
  if (!existsSync(kept)) await packInto(bytes, kept);
  await mkdir(folder, { recursive: true });
  await cp(kept, join(folder, name), { recursive: true });
}

/** Packs into another folder and renames it, so that a packing which breaks off leaves nothing to be taken for whole. */
async function packInto(bytes: Buffer, folder: string): Promise<void> {
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    for (let offset = 0; offset < bytes.byteLength; offset += PART_BYTES) {
      const packed = await compress(bytes.subarray(offset, offset + PART_BYTES), { params });
      await writeFile(join(unfinished, `${offset}.zst`), packed);
    }
    await rename(unfinished, folder);
  } catch (error) {
    // Another process may have packed it first.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
