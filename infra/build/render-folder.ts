import { chmod, cp, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleRenderer } from './handlers.ts';
import { packBinary } from './pack-binary.ts';

export interface RenderSources {
  readonly project: string;
  /** The folder of the unpacked Chromium. */
  readonly chromium: string;
  /** The folder of the built print page. */
  readonly print: string;
}

/**
 * Matches what Chromium needs to print beside its binary: fonts for characters that ours lack, and libraries that
 * Lambda's system lacks. GPU libraries are left out, as GPU drawing is off.
 */
const CHROMIUM_FILES = /^(al2023\/|fonts\/)/;
/** Matches what the print page needs. Chromium reads woff2, so older font formats are left out. */
const PRINT_FILES = /\.(html|js|css|svg|woff2)$/;

/**
 * Builds the render function's package. Chromium's binary is in it packed: unpacked it alone would be 209 MB. Files are
 * linked, not copied.
 */
export async function buildRenderFolder(from: RenderSources, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await Promise.all([
    bundleRenderer(from.project, to),
    packBinary(join(from.chromium, 'chromium'), join(to, 'chromium', 'packed')),
    copyMatching(from.chromium, join(to, 'chromium'), CHROMIUM_FILES),
    copyMatching(from.print, join(to, 'print'), PRINT_FILES),
  ]);
}

async function copyMatching(from: string, to: string, pattern: RegExp): Promise<void> {
  const paths = await listFiles(from);
  const matching = paths.filter((path) => pattern.test(path));
  if (matching.length === 0) throw new Error(`There is nothing to copy in ${from}`);
  for (const path of matching) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await linkOrCopy(join(from, path), join(to, path));
    await makeReadable(join(to, path));
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Makes a file readable by everyone: in the cloud another user runs it. */
async function makeReadable(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode & 0o100 ? 0o755 : 0o644);
}

/** Creates a link to a file, or copies it when the target is on another disk. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to));
}
