import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** Values that pages need and that schemas or item types make. */
export const WRITTEN_MODULES: readonly string[] = [
  'document/start-documents.ts',
  'items/add-item-groups.ts',
  'kinds/parts/empty-card.ts',
  'vocabulary/empty-picture.ts',
].map((path) => fileURLToPath(new URL(`../../shared/${path}`, import.meta.url)));

/**
 * Puts what modules export in place of the modules, as JSON: a page gets the value, and not what it takes to compute it.
 * Everywhere else, such as in tests, the modules run.
 */
export const writeValues = (modules = WRITTEN_MODULES): Plugin => ({
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
