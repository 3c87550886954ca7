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

/**
 * Two projects: `units` stand beside what they test and need nothing but Node; `whole` crosses rooms
 * (emulators, a browser, a synthesised stack) and gets longer limits.
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
      {
        test: {
          ...node,
          name: 'whole',
          globalSetup: ['test/support/build.ts'],
          include: ['test/{contract,journeys,print,infra,security}/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
