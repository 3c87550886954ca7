import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

const root = new URL('../..', import.meta.url).pathname;

const listOutcomes = (modules: readonly TestModule[]) =>
  modules.flatMap((module) => {
    const tests = [...module.children.allTests()].map((test) => test.result().state);
    // A file that could not even be read is a failure of its own, and so is what could not be set up.
    const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
    return [...tests, ...broken.map(() => 'failed' as const)];
  });

/** How much of a reason is repeated, in letters: what a browser waited for stands behind the first line. */
const REASON_LENGTH = 500;

const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/\s*\n\s*/g, ' / ')
    .slice(0, REASON_LENGTH);

/** Lists what failed, each with its reason in one line, so that it can be repeated where a long output ends. */
const listFailed = (modules: readonly TestModule[]): string[] => {
  const name = (what: string, errors: readonly { message: string }[] = []) =>
    `${what}: ${shorten(errors[0]?.message ?? 'for no reason given')}`;
  return modules.flatMap((module) => [
    ...[...module.children.allTests()].flatMap((test) => {
      const result = test.result();
      return result.state === 'failed'
        ? [name(`${module.relativeModuleId} > ${test.fullName}`, result.errors)]
        : [];
    }),
    ...[module, ...module.children.allSuites()].flatMap((suite) =>
      suite.errors().length > 0 ? [name(module.relativeModuleId, suite.errors())] : [],
    ),
  ]);
};

/** An error that no test caught, with the file that ran, in an absolute path, where vitest knows it. */
interface Uncaught {
  readonly message?: string;
  readonly VITEST_TEST_PATH?: string;
}

const describeUncaught = ({ message = 'for no reason given', VITEST_TEST_PATH: file }: Uncaught): string =>
  `${file === undefined ? 'between tests' : relative(root, file)}: ${shorten(message)}`;

/** The last line of a run, for programs that read it: "212 passed, 0 failed". */
export default class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Uncaught[]): void {
    for (const failed of listFailed(modules)) console.log(`\nfailed: ${failed}`);
    for (const error of errors) console.log(`\nfailed: ${describeUncaught(error)}`);
    const states = listOutcomes(modules);
    const count = (state: string) => states.filter((one) => one === state).length;
    const skipped = count('skipped');
    if (skipped > 0) console.log(`\n${skipped} skipped`);
    console.log(`\n${count('passed')} passed, ${count('failed') + errors.length} failed`);
  }
}
