import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const root = new URL('../..', import.meta.url).pathname;
/** Files that take less, in seconds, need no order. */
const LEAST = 1;

/** Writes how long each test file took, in seconds, to `durations.json`, for the order of later runs. */
export default class Durations implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const measured = modules.map((module) => {
      const { collectDuration, duration, setupDuration } = module.diagnostic();
      const seconds = (collectDuration + duration + setupDuration) / 1000;
      return [relative(root, module.moduleId), Math.round(seconds)] as const;
    });
    const long = measured.filter(([, seconds]) => seconds >= LEAST).sort(([a], [b]) => (a < b ? -1 : 1));
    const text = JSON.stringify(Object.fromEntries(long), null, 2);
    writeFileSync(new URL('durations.json', import.meta.url), `${text}\n`);
  }
}
