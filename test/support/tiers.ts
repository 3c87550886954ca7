import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** Lists every test file of the project, by its path from the root. */
export const listTestFiles = (): string[] =>
  globSync('{bin,functions,infra,shared,test,web}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  }).sort();

/** Where a file says that all its tests are slow. */
const SLOW_FILE = /^\/\/ @module-tag slow$/m;
/** Where a file says that some of its tests are. */
const SLOW_TESTS = /\btags: .*'slow'/;

/** Finds a limit of a test or of a wait that is given in ms. */
const LIMIT = /\b(?:timeout|testTimeout|hookTimeout): ([\d_]+)\b/g;

/** Lists the limits, in ms, that a test file gives its tests and waits. */
export const readLimits = (file: string): number[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(LIMIT)].map(([, ms = '']) =>
    Number(ms.replaceAll('_', '')),
  );

/** Which tests of a file `npm test` leaves to `npm run test:all`. */
export type Slow = 'all' | 'some' | 'none';

/** Reads from a test file which of its tests are slow. */
export function readSlow(file: string): Slow {
  const text = readFileSync(join(root, file), 'utf8');
  if (SLOW_FILE.test(text)) return 'all';
  return SLOW_TESTS.test(text) ? 'some' : 'none';
}
