import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The package's own entry for a browser that runs already. */
const ENTRY = 'puppeteer-core/lib/puppeteer/puppeteer-core-browser.js';
/** Asks of each answer whether its headers are Node's `Headers`, which loads Node's whole library of `fetch` to ask. */
const REQUEST = /puppeteer-core\/lib\/puppeteer\/api\/HTTPRequest\.js$/;

/**
 * Makes bundles load of Puppeteer only what drives a running browser: no launchers and sockets, which take 100 ms of a cold
 * start, and not Node's `fetch`, which takes 60. Answers have plain objects as headers, so a class that nothing is an
 * instance of takes the place of `Headers`.
 */
export const leanPuppeteer: Plugin = {
  name: 'lean-puppeteer',
  setup(build) {
    build.onResolve({ filter: /^puppeteer-core$/ }, ({ kind, resolveDir }) =>
      build.resolve(ENTRY, { kind, resolveDir }),
    );
    build.onLoad({ filter: REQUEST }, async ({ path }) => ({
      contents: `class Headers {}\n${await readFile(path, 'utf8')}`,
    }));
  },
};
