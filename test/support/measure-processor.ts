import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';

/** Notes what each test file takes of the processors, in the worker and all that it has started, for `npm run test:measure`. */
const root = new URL('../..', import.meta.url).pathname;
/** Ticks of the kernel's clock in a second. */
const TICKS = 100;

/** Reads the seconds of processor of a process and its descendants, of ended ones too. */
function readSeconds(top: number): number {
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const [, parent = 0] = fields;
      return [{ pid: Number(name), parent, ticks: sum(fields.slice(11, 15)) }];
    } catch {
      // It has ended since.
      return [];
    }
  });
  const tree = new Set([top]);
  for (const pid of tree) for (const one of processes) if (one.parent === pid) tree.add(one.pid);
  return sum(processes.filter(({ pid }) => tree.has(pid)).map(({ ticks }) => ticks)) / TICKS;
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

let before = 0;
beforeAll(() => {
  before = readSeconds(process.pid);
});
afterAll(() => {
  const file = relative(root, expect.getState().testPath ?? '');
  const seconds = readSeconds(process.pid) - before;
  appendFileSync(process.env.MEASURE ?? '', `${JSON.stringify({ file, seconds })}\n`);
});
