import { relative } from 'node:path';
import { minBy, range } from 'es-toolkit';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import durations from './durations.json' with { type: 'json' };

const root = new URL('../..', import.meta.url).pathname;
const durationOf: Readonly<Record<string, number>> = durations;
/** In seconds. */
const LEAST = 0.3;

/** Lists the projects, those with the longest files first. */
const PROJECTS = ['seen', 'cloud', 'infra', 'components', 'units'];

/**
 * Begins with the files that take longest, project by project: a core that is left alone at the end has little to
 * do, and files that follow each other in one project share their worker's product and browser. `durations.json`
 * holds what `npm run test:measure` measured last; a file that is new to it comes first.
 */
export class LongestFirst extends BaseSequencer {
  /** Deals the files out to the shards, each to the one that has the least to do so far. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const shards = range(count).map(() => ({ seconds: 0, files: [] as TestSpecification[] }));
    for (const file of await this.sort(files)) {
      const shard = minBy(shards, ({ seconds }) => seconds);
      shard?.files.push(file);
      // A file that is new, or takes less than a second, takes some time all the same.
      if (shard) shard.seconds += durationOf[getPath(file)] ?? LEAST;
    }
    return shards[index - 1]?.files ?? [];
  }

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted(
      (a, b) =>
        getRank(a) - getRank(b) || getSeconds(b) - getSeconds(a) || (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}

const getRank = ({ project }: TestSpecification): number => PROJECTS.indexOf(project.name);

const getPath = ({ moduleId }: TestSpecification): string => relative(root, moduleId);

const getSeconds = (file: TestSpecification): number => durationOf[getPath(file)] ?? Number.POSITIVE_INFINITY;
