import type { Plugin } from 'esbuild';

/**
 * Node offers a module of its own to `import` with every property read once, and a property of these loads a whole
 * library when it is read: `import 'node:http'` takes 25 ms, of which 22 are for a WebSocket that nobody asked for.
 */
const DEAR = /^(?:node:)?(http|process)$/;

/** Bundles ask Node for these modules themselves and read only what they use. */
export const leanBuiltins: Plugin = {
  name: 'lean-builtins',
  setup(build) {
    build.onResolve({ filter: DEAR }, ({ path }) => ({
      path: path.replace(DEAR, '$1'),
      namespace: 'lean-builtin',
    }));
    build.onLoad({ filter: /./, namespace: 'lean-builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};
