import type { TestProject } from 'vitest/node';
import { buildWebIfStale } from '#infra/local/pages/build-web.ts';
import { getStageFile, writeIfStale } from '#infra/synthesis/stage-file.ts';
import { RULES_FILE } from '../edge/read-rules.ts';
import { aFolder } from './a-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the PDFs of fixtures, which each run prints once. */
    prints: string;
  }
}

/**
 * Once before the tests that open the product: what the embedded cloud enforces, the editor and the print page, where
 * they are stale.
 */
export default async function buildProduct({ provide }: TestProject): Promise<void> {
  const project = new URL('../..', import.meta.url).pathname;
  await Promise.all([writeIfStale(project, [getStageFile(project), RULES_FILE]), buildWebIfStale(project)]);
  provide('prints', aFolder());
}
