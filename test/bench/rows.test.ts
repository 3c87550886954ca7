// @module-tag slow
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { MEASUREMENTS } from './figures.ts';

const project = new URL('../..', import.meta.url).pathname;

/** What a measurement prints in short form: its figures, a line of JSON each. */
async function measureShortly(name: string): Promise<{ figure: string; ratio: number }[]> {
  const command = ['test/bench/run.ts', '--short', name];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: project });
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test.each(Object.keys(MEASUREMENTS))('%s can be measured', async (name) => {
  const figures = await measureShortly(name);
  expect(figures.length).toBeGreaterThan(0);
  for (const { ratio } of figures) expect(ratio).toBeGreaterThan(0);
});
