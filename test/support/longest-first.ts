import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import durations from './durations.json' with { type: 'json' };

const root = new URL('../..', import.meta.url).pathname;
const seconds: Readonly<Record<string, number>> = durations;

/** Lists the projects, those with the longest files first. */
const PROJECTS = ['seen', 'cloud', 'infra', 'components', 'units'];

/**
 * Begins with the files that take longest, project by project: a core that is left alone at the end has little to
 * do, and files that follow each other in one project share their worker's product and browser. `durations.json`
 * holds what `npm run test:measure` measured last; a file that is new to it comes first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) =>
        getRank(a) - getRank(b) || getSeconds(b) - getSeconds(a) || (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}

const getRank = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

const getSeconds = ({ moduleId }: TestSpecification): number =>
  seconds[relative(root, moduleId)] ?? Number.POSITIVE_INFINITY;
