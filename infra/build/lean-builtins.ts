import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Makes bundles read only the properties that they use from Node's modules. An ES import reads every property of a
 * built-in module, and one property of some loads a whole library: `import 'node:http'` loads a WebSocket, `node:fs`
 * another file system and a line reader, `node:crypto` a second cryptography.
 */
export const leanBuiltins: Plugin = {
  name: 'lean-builtins',
  setup(build) {
    build.onResolve({ filter: /^[a-z][\w:/]*$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace(/^node:/, ''), namespace: 'lean-builtin' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'lean-builtin' }, ({ path }) => ({
      contents: path === 'process' ? 'module.exports = process;' : toLazyModule(path),
    }));
  },
};

/**
 * Writes a module that inherits its properties: esbuild copies a module's own ones where it is imported, and `node:util`
 * loads streams, threads and a comparer of texts for the copy. A class remains what it is.
 */
const toLazyModule = (path: string) => `
  const builtin = process.getBuiltinModule('${path}');
  module.exports = typeof builtin === 'function' ? builtin : Object.create(builtin);`;
