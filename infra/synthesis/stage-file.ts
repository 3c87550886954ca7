import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isStale } from '../build/stale.ts';
import { getStagePath } from '../local/stage/stage.ts';
import { readStage } from './read-stage.ts';
import type { Template } from './templates.ts';

/** Everything that decides the templates. The code of the functions does not. */
const SOURCES = [
  ...['infra/build', 'infra/config', 'infra/constructs', 'infra/stacks', 'infra/synthesis', 'infra/stage.ts'],
  ...['infra/local/names.ts', 'shared/api', 'shared/events', 'cdk.json', 'package-lock.json'],
];

/** A file that holds what is read from the templates, as JSON. */
export interface TemplateFile {
  readonly path: string;
  readonly read: (templates: readonly Template[]) => unknown;
  /** The folder of the code that reads it. */
  readonly reader: string;
}

type Log = (words: string) => void;

/** Returns the file of what the embedded cloud enforces in `npm start` and in the tests. */
export const getStageFile = (project: string): TemplateFile => ({
  path: getStagePath(project),
  read: readStage,
  reader: 'infra/synthesis',
});

/**
 * Writes the files that are older than a source of the templates. A synthesis takes some seconds, which a start that
 * changes nothing does not spend.
 */
export async function writeIfStale(
  project: string,
  files: readonly TemplateFile[],
  log: Log = () => undefined,
) {
  const stale = files.filter(({ path, reader }) => isStale(project, path, [...SOURCES, reader]));
  if (stale.length === 0) return;
  log('Synthesising the cloud, which takes some seconds');
  const { synthesiseTemplates } = await import('./templates.ts');
  const folder = mkdtempSync(join(tmpdir(), 'handout-stage-'));
  try {
    const templates = synthesiseTemplates(folder);
    for (const { path, read } of stale) writeWhole(path, JSON.stringify(read(templates)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a file so that a reader sees the old one or the new one. */
function writeWhole(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}
