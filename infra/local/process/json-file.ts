import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod/mini';

/** A small JSON file that holds its old or its new content, also after a crash. */
export interface JsonFile<T> {
  value: T;
  /** Returns when the new value is on disk. Throws, and keeps the old value, when it cannot be written. */
  save(value: T): void;
}

/** Opens the file `path`, readable by its owner only. Throws when the file exists but does not parse. */
export function openJsonFile<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  initial: () => z.infer<T>,
): JsonFile<z.infer<T>> {
  const file = {
    value: schema.parse(readIfPresent(path) ?? initial()),
    save(value: z.infer<T>) {
      replaceFile(path, JSON.stringify(value));
      file.value = value;
    },
  };
  return file;
}

function readIfPresent(path: string): unknown {
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

/** Syncs a folder: without it a rename may be lost in a power cut. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
