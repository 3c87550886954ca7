import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_FOLDER } from '#shared/icons/icon.ts';

/**
 * The built pages as they are now, in a folder that no later build touches: a server goes on with the ones that it
 * started with, whose parts find each other by names that change with every build. They take no room on the disk where
 * both folders are on the same one. The drawings, most of the files, are the same in every build and stay there.
 */
export function ownPages(built: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  link(built, folder, join(built, ICON_FOLDER));
  return folder;
}

function link(from: string, to: string, shared: string): void {
  if (from === shared) {
    symlinkSync(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target, shared);
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
