import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

const listOutcomes = (modules: readonly TestModule[]) =>
  modules.flatMap((module) => {
    const tests = [...module.children.allTests()].map((test) => test.result().state);
    // A file that could not even be read is a failure of its own, and so is what could not be set up.
    const broken = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
    return [...tests, ...broken.map(() => 'failed' as const)];
  });

/** Lists the tests that passed at their second try only, by their full names. */
const listRetried = (modules: readonly TestModule[]): string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => (test.diagnostic()?.flaky ? [test.fullName] : [])),
  );

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

/** The last line of a run, for programs that read it: "212 passed, 0 failed". */
export default class Counts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    for (const name of listRetried(modules)) console.log(`\npassed at the second try: ${name}`);
    for (const failed of listFailed(modules)) console.log(`\nfailed: ${failed}`);
    const states = listOutcomes(modules);
    const count = (state: string) => states.filter((one) => one === state).length;
    const skipped = count('skipped');
    if (skipped > 0) console.log(`\n${skipped} skipped`);
    console.log(`\n${count('passed')} passed, ${count('failed') + errors.length} failed`);
  }
}
