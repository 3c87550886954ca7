import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { getLaunchOptions } from './support/launch-options.ts';
import { LongestFirst } from './support/longest-first.ts';
import { PATIENCE_MS } from './support/patience.ts';
import { reachFrame } from './support/reach-frame.ts';

const root = new URL('..', import.meta.url).pathname;
/** In ms. They only end what would never end: a busy machine may take ten times as long as a quiet one. */
const LIMITS = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: PATIENCE_MS } },
};

/** With `npm run test:measure`, what notes how long each file takes. */
const MEASURE = process.env.MEASURE ? ['test/support/measure-processor.ts'] : [];

const node = {
  root,
  setupFiles: MEASURE,
  environment: 'node' as const,
  globalSetup: ['test/support/a-folder.ts'],
  ...LIMITS,
  env: { LOG: 'off' },
};

const whole = {
  ...node,
  globalSetup: [...node.globalSetup, 'test/support/build.ts'],
};

/** Lists what draws components in a browser, which units do without. */
const COMPONENT_TESTS = ['web/src/**/*.test.tsx'];
/** Measures the built product, as people do who run the bench. */
const BENCH_ROWS = 'test/bench/rows.test.ts';

const chromium = playwright({
  launchOptions: await getLaunchOptions(),
  contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
});

/**
 * `units` are beside what they test and need nothing but Node; the others cross folders and get longer limits.
 * `seen`: what a browser shows and prints; the files of a worker share a product and a browser. `cloud`: handlers and
 * emulators, which read their environment once and so need a worker for each file. `infra`: the synthesised stacks, made
 * once in a worker. `components`: the parts of the interface, each by itself in the Chromium that prints.
 */
export default defineConfig({
  test: {
    // One more than cores: a test waits for its browser or a timer a fifth of its time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'slow', description: 'left to `npm run test:all`' }],
    allowOnly: !process.env.CI,
    reporters: [
      'default',
      `${root}test/support/counts.ts`,
      ...(process.env.MEASURE ? [`${root}test/support/durations.ts`] : []),
    ],
    projects: [
      {
        // React is as people have it: that for development takes longer, mostly to note where each element was made.
        oxc: { jsx: { development: false } },
        test: {
          ...node,
          env: { ...node.env, NODE_ENV: 'production' },
          name: 'units',
          // A worker for each of a hundred files took three times as long as the tests.
          isolate: false,
          include: [
            '{shared,functions,infra,web,bin,test/bench,test/corpus,test/edge,test/release}/**/*.test.{ts,tsx}',
            'test/*.test.ts',
          ],
          exclude: [...COMPONENT_TESTS, BENCH_ROWS],
        },
      },
      {
        test: {
          ...whole,
          name: 'seen',
          isolate: false,
          include: ['test/{journeys,print}/**/*.test.ts', BENCH_ROWS],
        },
      },
      { test: { ...whole, name: 'browsers', isolate: false, include: ['test/browsers/**/*.test.ts'] } },
      {
        test: {
          ...whole,
          name: 'cloud',
          include: ['test/{contract,security,torture,load}/**/*.test.ts', 'test/infra/packages.test.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'infra',
          isolate: false,
          include: ['test/infra/**/*.test.ts'],
          exclude: ['test/infra/packages.test.ts'],
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          include: [
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          root,
          ...LIMITS,
          include: COMPONENT_TESTS,
          setupFiles: ['test/support/own-frame.ts', 'web/src/catalogue/set-up-page.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            commands: { reachFrame },
            screenshotFailures: false,
            instances: [{ browser: 'chromium', name: 'components', viewport: { width: 1024, height: 768 } }],
          },
        },
      },
    ],
  },
});
