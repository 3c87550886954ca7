import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What stands beside the code and is built into nothing. */
const BESIDE = /\.(test\.tsx?|md)$/;

/** Whether a file is missing, or older than something that is built from one of the project's folders or files. */
export function isStale(project: string, built: string, sources: readonly string[]): boolean {
  const stats = statSync(built, { throwIfNoEntry: false });
  return !stats || sources.some((source) => newest(join(project, source)) > stats.mtimeMs);
}

/** Milliseconds since 1970 of the last change in a file or below a folder; 0 where there is nothing. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => !BESIDE.test(name));
  return Math.max(stats.mtimeMs, ...names.map((name) => newest(join(path, name))));
}
