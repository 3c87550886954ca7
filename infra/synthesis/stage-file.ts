import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isStale } from '../build/stale.ts';
import { getStagePath } from '../local/stage/stage.ts';

/** Everything that decides the templates. The code of the functions does not. */
const SOURCES = [
  ...['infra/build', 'infra/config', 'infra/constructs', 'infra/stacks', 'infra/synthesis', 'infra/stage.ts'],
  ...['infra/local/names.ts', 'shared/api', 'shared/events', 'cdk.json', 'package-lock.json'],
];

/**
 * Writes what the embedded cloud enforces to `dist`, unless the file is newer than every source of the templates. A
 * synthesis takes some seconds, which a start that changes nothing does not spend.
 */
export async function writeStageIfStale(project: string, log: (words: string) => void = () => undefined) {
  const path = getStagePath(project);
  if (!isStale(project, path, SOURCES)) return;
  log('Synthesising the cloud');
  const [{ synthesiseTemplates }, { readStage }] = await Promise.all([
    import('./templates.ts'),
    import('./read-stage.ts'),
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'handout-stage-'));
  try {
    const stage = readStage(synthesiseTemplates(folder));
    mkdirSync(dirname(path), { recursive: true });
    // A reader sees the old file or the new one.
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(stage));
    renameSync(`${path}.${process.pid}`, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
