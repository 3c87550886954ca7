import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Matches files beside the code that no build contains. */
const NOT_BUILT = /\.(test\.tsx?|md)$/;

/** Tells whether a file is missing, or older than one of the project's folders or files that it is built from. */
export function isStale(project: string, built: string, sources: readonly string[]): boolean {
  const stats = statSync(built, { throwIfNoEntry: false });
  return !stats || sources.some((source) => findNewestChange(join(project, source)) > stats.mtimeMs);
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
