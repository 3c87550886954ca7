import { defineConfig } from 'vitest/config';
import { LongestFirst } from './support/longest-first.ts';

const root = new URL('..', import.meta.url).pathname;
const node = {
  root,
  environment: 'node' as const,
  testTimeout: 20_000,
  hookTimeout: 120_000,
  env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
};

const whole = {
  ...node,
  globalSetup: ['test/support/build.ts'],
  testTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
};

/**
 * `units` stand beside what they test and need nothing but Node; the others cross rooms and get longer limits:
 * `seen` what a browser shows and prints, `cloud` handlers, emulators and a synthesised stack, which read their
 * environment once and so need a worker for each file.
 */
export default defineConfig({
  test: {
    // One for each core: by itself vitest leaves one to the machine, and a third of two then stood idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', `${root}test/support/counts.ts`],
    projects: [
      {
        test: {
          ...node,
          name: 'units',
          // A worker for each of a hundred files took three times as long as the tests.
          isolate: false,
          include: ['{shared,functions,infra,web,bin,test/bench}/**/*.test.{ts,tsx}', 'test/*.test.ts'],
        },
      },
      { test: { ...whole, name: 'seen', isolate: false, include: ['test/{journeys,print}/**/*.test.ts'] } },
      { test: { ...whole, name: 'cloud', include: ['test/{contract,infra,security}/**/*.test.ts'] } },
    ],
  },
});
