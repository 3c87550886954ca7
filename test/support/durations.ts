import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const root = new URL('../..', import.meta.url).pathname;
const list = new URL('durations.json', import.meta.url);
/** The seconds from which a file's place in the order matters. */
const LEAST = 1;

/** Writes how long each test file took, in seconds, to `durations.json`, for the order of later runs. */
export default class Durations implements Reporter {
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
  }
}
