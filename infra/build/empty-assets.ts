import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from './assets.ts';
import { HANDLERS, RERENDER_ENTRY } from './handlers.ts';

/** Makes packages without code in a folder, for a stage of which only the templates are read. */
export function createEmptyAssets(folder: string): Assets {
  const write = (path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
  };
  for (const name of HANDLERS) write(join('handlers', name, 'index.mjs'));
  write('render/index.mjs');
  write(`render/${RERENDER_ENTRY}.mjs`);
  write('web/index.html');
  write('scripts/assets/index.js');
  const [handlers = '', render = '', web = '', scripts = ''] = ['handlers', 'render', 'web', 'scripts'].map(
    (name) => join(folder, name),
  );
  return { handlers, render, web, scripts };
}
