import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { aFolder } from '#test/support/a-folder.ts';
import { type Figure, runAlternately, toFigure, UnfairComparison } from '../support/figure.ts';
import { PROJECT } from '../support/process.ts';
import { repeat } from '../support/repeat.ts';

const RUNS = repeat(3);

/** `npm start` until it says that it is ready, in a clone with its packages in place: again, and for the first time. */
export async function benchSecondStart(): Promise<Figure[]> {
  let clone = '';
  const first = async () => {
    clone = cloneRepository();
    return start(clone);
  };
  const again = async () => {
    const seconds = await start(clone);
    rmSync(clone, { recursive: true, force: true });
    return seconds;
  };
  const { ours: theirs, theirs: ours } = await runAlternately(RUNS, first, again);
  const gates = { 'ready line': 'printed each time' };
  return [toFigure({ ours, theirs }, { figure: 'second-start', unit: 's', aim: 'ours < 10 s', gates })];
}

/** What git keeps, with the packages of this working copy: nothing built, no data. */
function cloneRepository(): string {
  const folder = aFolder();
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT })
    .toString()
    .split('\0')
    .filter(Boolean);
  for (const file of files) cpSync(join(PROJECT, file), join(folder, file), { preserveTimestamps: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Seconds until it is ready. */
async function start(folder: string): Promise<number> {
  const env = { ...process.env, PORT: '0', HANDOUT_DATA: join(folder, '.handout') };
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('ready at')) continue;
    const seconds = (performance.now() - started) / 1000;
    await end(child.pid);
    await once(child, 'close');
    return seconds;
  }
  throw new UnfairComparison('npm start ended before it was ready');
}

/** npm and what it started are one group. */
async function end(group: number | undefined): Promise<void> {
  if (group) process.kill(-group, 'SIGTERM');
}
