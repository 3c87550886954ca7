import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_FOLDER } from '#shared/icons/icon.ts';

/**
 * Copies the built pages, by links, into a folder that no later build changes, and returns the folder. A server goes on with the
 * pages that it started with, since file names change with every build. The drawings, most of the files, are the same
 * in every build: their folder is one symbolic link.
 */
export function copyPages(built: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  linkTree(built, folder, join(built, ICON_FOLDER));
  return folder;
}

function linkTree(from: string, to: string, shared: string): void {
  if (from === shared) {
    symlinkSync(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target, shared);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
