import type { Plugin } from 'esbuild';

/**
 * Node's modules that are slow to import. An ES import reads every property of a built-in module, and one property of
 * these loads a whole library: `import 'node:http'` takes 25 ms, 22 of them for an unused WebSocket.
 */
const EXPENSIVE = /^(?:node:)?(http|process)$/;

/** Makes bundles read only the properties that they use from those modules. */
export const leanBuiltins: Plugin = {
  name: 'lean-builtins',
  setup(build) {
    build.onResolve({ filter: EXPENSIVE }, ({ path }) => ({
      path: path.replace(EXPENSIVE, '$1'),
      namespace: 'lean-builtin',
    }));
    build.onLoad({ filter: /./, namespace: 'lean-builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};
