import type { Plugin } from 'esbuild';

/** The package's own entry for a browser that runs already. */
const ENTRY = 'puppeteer-core/lib/puppeteer/puppeteer-core-browser.js';

/**
 * Makes bundles load of Puppeteer only what drives a running browser: no launchers and sockets, which take 100 ms of a cold
 * start.
 */
export const leanPuppeteer: Plugin = {
  name: 'lean-puppeteer',
  setup(build) {
    build.onResolve({ filter: /^puppeteer-core$/ }, ({ kind, resolveDir }) =>
      build.resolve(ENTRY, { kind, resolveDir }),
    );
  },
};
