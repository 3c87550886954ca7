import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** The error for a damaged file of the data folder, with a way out; `lost` says what is gone where the file is moved away. */
export const createDamageError = (path: string, lost: string, cause?: unknown): StartError =>
  new StartError(
    `${path} is damaged. Restore it from a copy of the data folder, or move it away: ${lost} are lost then.`,
    { cause },
  );

/** Puts a damaged file aside, which is made anew, and says so. */
export function putAside(path: string): void {
  renameSync(path, `${path}.damaged`);
  console.error(`${path} was damaged, and is made anew; what it was is ${path}.damaged.`);
}

/** Opens a database of SQLite. Throws a StartError where the file is none, or is damaged. */
export function openDatabase(path: string, lost: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    const [found] = database.prepare('PRAGMA quick_check(1)').all();
    if (found?.quick_check === 'ok') return database;
    throw new Error(String(found?.quick_check));
  } catch (error) {
    database.close();
    throw createDamageError(path, lost, error);
  }
}

/** The last bytes of every table of LevelDB. */
const TABLE_END = Buffer.from('57fb808b247547db', 'hex');

/**
 * Checks the files of LevelDB that a stopped process has left. Throws a StartError where one is missing or was cut: the library
 * would throw that in words of its own, long after the start.
 */
export function checkLevel(folder: string, lost: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0) return;
  const current = join(folder, 'CURRENT');
  const manifest = existsSync(current) ? readFileSync(current, 'utf8').trim() : '';
  if (!names.includes(manifest)) throw createDamageError(folder, lost);
  for (const name of names.filter((one) => one.endsWith('.ldb')))
    if (!readFileSync(join(folder, name)).subarray(-TABLE_END.length).equals(TABLE_END))
      throw createDamageError(join(folder, name), lost);
}
