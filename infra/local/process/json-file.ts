import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as z from 'zod/mini';
import { createDamageError, putAside } from './damage.ts';

/** A small JSON file that holds its old or its new content, also after a crash. */
export interface JsonFile<T> {
  value: T;
  /** Returns when the new value is on disk. Throws, and keeps the old value, when it cannot be written. */
  save(value: T): void;
}

/** What is lost without the file: "the accounts"; null where it can be made anew, and a damaged one is put aside. */
interface Worth {
  readonly lost: string | null;
}

/** Opens the file `path`, readable by its owner only. Throws a StartError when it is damaged, unless it can be made anew. */
export function openJsonFile<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  initial: () => z.infer<T>,
  { lost }: Worth,
): JsonFile<z.infer<T>> {
  const read = (): z.infer<T> => {
    try {
      return schema.parse(readIfPresent(path) ?? initial());
    } catch (error) {
      if (lost !== null) throw createDamageError(path, lost, error);
      putAside(path);
      return schema.parse(initial());
    }
  };
  const file = {
    value: read(),
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
    throw error;
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
