import { afterEach, expect, test, vi } from 'vitest';
import type { TestModule } from 'vitest/node';
import Counts from './support/counts.ts';

afterEach(() => void vi.restoreAllMocks());

const aModule = (...states: string[]): TestModule => {
  const tests = states.map((state) => ({ result: () => ({ state }) }));
  return withSuites(tests, []);
};
const withSuites = (tests: object[], suites: object[]): TestModule =>
  ({
    relativeModuleId: 'download.test.ts',
    errors: () => [],
    children: { allTests: () => tests, allSuites: () => suites },
  }) as unknown as TestModule;

test('the last line of a run counts what passed and failed, and nothing else; what was skipped stands above', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  new Counts().onTestRunEnd([aModule('passed', 'skipped'), aModule('passed', 'failed')], []);
  const lines = log.mock.calls.join('\n').split('\n');
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(lines).toContain('1 skipped');
});

test('what could not be set up is a failure, though its tests were only skipped', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const skipped = { result: () => ({ state: 'skipped' }) };
  new Counts().onTestRunEnd([withSuites([skipped], [{ errors: () => [new Error('No browser')] }])], []);
  expect(log.mock.calls.join('\n').split('\n').at(-1)).toBe('0 passed, 1 failed');
});

test('an error that no test caught is named with the file that ran', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const root = new URL('..', import.meta.url).pathname;
  const uncaught = { message: 'Socket closed', VITEST_TEST_PATH: `${root}test/journeys/download.test.ts` };
  new Counts().onTestRunEnd([], [uncaught, { message: 'Out of memory' }]);
  const lines = log.mock.calls.join('\n').split('\n');
  expect(lines).toContain('failed: test/journeys/download.test.ts: Socket closed');
  expect(lines).toContain('failed: between tests: Out of memory');
  expect(lines.at(-1)).toBe('0 passed, 2 failed');
});

test('what failed is named with its file and its reason in one line, just above the last line', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const failed = {
    fullName: 'Download > gives the file',
    result: () => ({ state: 'failed', errors: [{ message: 'expected 1 to be 2\n- 1\n+ 2' }] }),
  };
  new Counts().onTestRunEnd([withSuites([failed], [{ errors: () => [new Error('No browser')] }])], []);
  const lines = log.mock.calls.join('\n').split('\n');
  expect(lines).toContain(
    'failed: download.test.ts > Download > gives the file: expected 1 to be 2 / - 1 / + 2',
  );
  expect(lines).toContain('failed: download.test.ts: No browser');
});
