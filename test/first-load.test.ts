import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';
import { WRITTEN_MODULES } from '../web/build/written-values.ts';

const root = new URL('..', import.meta.url).pathname;
/** What a module imports to run; types are nothing then. */
const IMPORT = /^(?:import|export)(?! type)[^;]*?from '([^']+)'|^import '([^']+)'/gm;
const WRITTEN = new Set(WRITTEN_MODULES.map((path) => relative(root, path)));

/** Lists what a file imports: packages by their names, files by their paths. */
function listImports(file: string): string[] {
  if (WRITTEN.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return [];
  return [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, from, effect]) => {
    const target = from ?? effect ?? '';
    if (target.startsWith('#')) return target.slice(1);
    return target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target;
  });
}

function collectImported(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) for (const target of listImports(file)) found.add(target);
  return found;
}

/** Packages that wait for a touch of the page, for a draft, or for something to read from the server. */
const LATER = /^(zod|@tanstack|@dnd-kit|prosemirror-\w+)(\/|$)/;

describe.each(ENTITY_TYPES)('a new %s', (kind) => {
  const imported = collectImported([
    'web/src/render-site.tsx',
    'web/src/editor/EditorPage.tsx',
    `shared/kinds/${kind}/kind.ts`,
    `shared/kinds/${kind}/view.tsx`,
    ...globSync(`web/src/kinds/${kind}/*Sections.tsx`, { cwd: root }),
  ]);

  test('is shown without the packages that come later', () => {
    expect([...imported].filter((name) => LATER.test(name))).toEqual([]);
    // The list of imports is not empty by mistake.
    expect(imported.size).toBeGreaterThan(200);
  });

  test('is shown without the item types and the other kinds', () => {
    const others = ENTITY_TYPES.filter((other) => other !== kind).map(
      (other) => `shared/kinds/${other}/kind.ts`,
    );
    expect(['shared/items/item-types.ts', ...others].filter((file) => imported.has(file))).toEqual([]);
  });
});

test('what reads a document imports what a new one does without', () => {
  const imported = collectImported(['shared/document/parse-document.ts']);
  expect(['zod/mini', 'shared/items/item-types.ts'].filter((name) => !imported.has(name))).toEqual([]);
});
