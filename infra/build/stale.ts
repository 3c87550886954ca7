import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files beside the code that no build contains. */
const NOT_BUILT = /\.(test\.tsx?|md)$/;

/** The times of the last changes that were found, by paths: whoever asks for several files at once looks through each folder once. */
export type Changes = Map<string, number>;

/** Tells whether a file is missing, or older than one of the project's folders or files that it is built from. */
export function isStale(
  project: string,
  built: string,
  sources: readonly string[],
  changes: Changes = new Map(),
): boolean {
  const stats = statSync(built, { throwIfNoEntry: false });
  return !stats || sources.some((source) => recallChange(join(project, source), changes) > stats.mtimeMs);
}

function recallChange(path: string, changes: Changes): number {
  const newest = changes.get(path) ?? findNewestChange(path);
  changes.set(path, newest);
  return newest;
}

/**
 * Returns the time of the last change in a file or below a folder, in milliseconds since 1970; 0 when it does not
 * exist.
 */
function findNewestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !NOT_BUILT.test(name));
  return Math.max(stats.mtimeMs, ...names.map((name) => findNewestChange(join(path, name))));
}
