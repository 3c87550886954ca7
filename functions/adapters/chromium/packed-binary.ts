import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';

const decompress = promisify(zstdDecompress);

/** Parts unpacked at a time, one for each processor of the function. */
const LANES = 2;
/** One piece of memory for a part: the usual 16 KB are put together afterwards, which takes half of the time again. */
const WHOLE = { chunkSize: 16 * 1024 * 1024 };

/**
 * Unpacks a packed binary into the folder for temporary files, unless it is there, and returns its path. `folder` holds
 * one folder with the binary's name, and in it a file for each part: `OFFSET.zst`, by its first byte in the binary.
 */
export async function unpackBinary(folder: string): Promise<string> {
  const [name] = await readdir(folder);
  if (!name) throw new Error(`${folder} holds no packed binary`);
  const path = join(tmpdir(), name);
  if (!existsSync(path)) await unpackTo(join(folder, name), path);
  return path;
}

/** Unpacks into another file and renames it, so that nobody runs a half-written binary. */
async function unpackTo(packed: string, path: string): Promise<void> {
  const unfinished = await mkdtemp(`${path}-`);
  try {
    const file = await open(join(unfinished, 'binary'), 'wx', 0o755);
    try {
      await unpackParts(packed, file);
    } finally {
      await file.close();
    }
    await rename(join(unfinished, 'binary'), path);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function unpackParts(packed: string, file: FileHandle): Promise<void> {
  const parts = (await readdir(packed)).values();
  const unpackRest = async () => {
    // The lanes share what is left.
    for (const part of parts) {
      const bytes = await decompress(await readFile(join(packed, part)), WHOLE);
      await file.write(bytes, 0, bytes.byteLength, Number.parseInt(part, 10));
    }
  };
  await Promise.all(Array.from({ length: LANES }, unpackRest));
}
