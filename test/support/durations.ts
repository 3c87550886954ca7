import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const root = new URL('../..', import.meta.url).pathname;
const list = new URL('durations.json', import.meta.url);
/** The seconds from which a file's place in the order matters. */
const LEAST = 1;

const LOG = process.env.MEASURE ?? '';

/** What `measure-processor.ts` notes of a file. */
interface Noted {
  readonly file: string;
  readonly seconds: number;
}

/** Sums the seconds of processor of the files by their first two folders, the longest first. */
function sumByFolder(): [folder: string, seconds: number][] {
  const lines = readFileSync(LOG, 'utf8').trim().split('\n');
  const sums = new Map<string, number>();
  for (const { file, seconds } of lines.map((line) => JSON.parse(line) as Noted)) {
    const folder = file.split('/').slice(0, 2).join('/');
    sums.set(folder, (sums.get(folder) ?? 0) + seconds);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

/**
 * Writes how long each test file took, in seconds, to `durations.json`, for the order of later runs, and prints what the files of each
 * folder took of the processors, which says what a test costs.
 */
export default class Durations implements Reporter {
  onInit(): void {
    rmSync(LOG, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const before: Record<string, number> = JSON.parse(readFileSync(list, 'utf8'));
    const measured = modules.map((module) => [relative(root, module.moduleId), module.diagnostic()] as const);
    for (const [file, { collectDuration, duration, setupDuration }] of measured)
      before[file] = Math.round((collectDuration + duration + setupDuration) / 1000);
    const long = Object.entries(before).filter(
      ([file, seconds]) => seconds >= LEAST && existsSync(join(root, file)),
    );
    long.sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(list, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`);
    for (const [folder, seconds] of sumByFolder())
      console.log(`${seconds.toFixed(0).padStart(5)} s ${folder}`);
  }
}
