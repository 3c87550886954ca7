import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'HANDOUT_TEST_FOLDER';

/** Makes an empty folder, which goes with all others at the end of the run. */
export const aFolder = (): string => mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), 'handout-'));

/** Makes the folder that holds all others of a run of the tests; returns what removes it. */
export default function makeRunFolder(): (() => void) | undefined {
  if (process.env[VARIABLE]) return;
  const folder = mkdtempSync(join(tmpdir(), 'handout-tests-'));
  process.env[VARIABLE] = folder;
  return () => {
    delete process.env[VARIABLE];
    rmSync(folder, { recursive: true, force: true });
  };
}
