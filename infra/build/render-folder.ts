import { chmod, cp, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleRenderer } from './handlers.ts';

export interface RenderSources {
  readonly project: string;
  /** Chromium, unpacked. */
  readonly chromium: string;
  /** The built print page. */
  readonly print: string;
}

/**
 * What Chromium needs to print: itself, its fonts for letters that ours do not have and the libraries that Lambda's
 * system lacks. Drawing by GPU is switched off, so its libraries stay behind.
 */
const CHROMIUM = /^(chromium$|al2023\/|fonts\/)/;
/** Chromium reads woff2; the older files are for browsers long gone. */
const PRINT = /\.(html|js|css|svg|woff2)$/;

/**
 * The render function's package: Chromium lies in it unpacked, as nothing costs a cold start more than
 * unpacking it. Files are linked, not copied.
 */
export async function makeRenderFolder(from: RenderSources, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await Promise.all([
    bundleRenderer(from.project, to),
    takeOver(from.chromium, join(to, 'chromium'), CHROMIUM),
    takeOver(from.print, join(to, 'print'), PRINT),
  ]);
}

async function takeOver(from: string, to: string, wanted: RegExp): Promise<void> {
  const paths = await filesIn(from);
  const taken = paths.filter((path) => wanted.test(path));
  if (taken.length === 0) throw new Error(`There is nothing to take over in ${from}`);
  for (const path of taken) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await linkOrCopy(join(from, path), join(to, path));
    await openToAll(join(to, path));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** In the cloud the files belong to another user than the one who runs them. */
async function openToAll(path: string): Promise<void> {
  const { mode } = await stat(path);
  await chmod(path, mode & 0o100 ? 0o755 : 0o644);
}

/** A link does not reach from one disk to another. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => cp(from, to));
}
