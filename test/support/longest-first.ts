import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, of all that run in parallel. */
const LONGEST = [
  'previewed-is-printed',
  'large-print',
  'killed',
  'keeping',
  'accessibility',
  'water-cycle',
  'items',
  'word-items',
  'packages',
  'pictures',
  'pdf',
];

/**
 * Begins with what takes longest and ends with what takes least: a fresh clone knows no times, goes by the size of
 * files, and would be left with its longest one at the end, one core idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ordered = await super.sort(files);
    return ordered.toSorted((a, b) => getRank(a) - getRank(b));
  }
}

function getRank({ moduleId, project }: TestSpecification): number {
  if (project.name === 'units') return LONGEST.length + 1;
  const place = LONGEST.indexOf(basename(moduleId, '.test.ts'));
  return place === -1 ? LONGEST.length : place;
}
