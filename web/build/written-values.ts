import { type Plugin, runnerImport } from 'vite';

/**
 * Puts what modules export in place of the modules, as JSON: a page gets the value, and not what it takes to compute it.
 * Everywhere else, such as in tests, the modules run.
 */
export const writeValues = (modules: readonly string[]): Plugin => ({
  name: 'written-values',
  apply: 'build',
  load: {
    filter: { id: [...modules] },
    handler: async (id) => {
      const { module } = await runnerImport<Record<string, unknown>>(id, {
        configFile: false,
        logLevel: 'error',
      });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});
