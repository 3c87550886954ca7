import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod/mini';

/** A small JSON file that is either its old or its new content, whatever kills the process meanwhile. */
export interface KeptFile<T> {
  value: T;
  /** Returns when the new value is on the disk; throws (and keeps the old one) when it cannot be. */
  save(next: T): void;
}

/** Opens `path`, readable by its owner alone. A file that exists but does not parse is an error. */
export function keptFile<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  initial: () => z.infer<T>,
): KeptFile<z.infer<T>> {
  const kept = {
    value: schema.parse(readIfThere(path) ?? initial()),
    save(next: z.infer<T>) {
      replaceFile(path, JSON.stringify(next));
      kept.value = next;
    },
  };
  return kept;
}

function readIfThere(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function replaceFile(path: string, text: string): void {
  const temporary = `${path}.new`;
  writeSynced(temporary, text);
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A rename is only safe from a power cut when its folder is synced too. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
