import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENTITY_TYPES } from '#shared/kinds/facts.ts';

const root = new URL('..', import.meta.url).pathname;
/** What a module imports to run; types are nothing then. */
const IMPORT = /^(?:import|export)(?! type)[^;]*?from '([^']+)'|^import '([^']+)'/gm;

/** Lists what a file imports: packages by their names, files by their paths. */
function listImports(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) return [];
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

/** Packages that come after the first paint, with a touch of the page, or with something to read from the server. */
const LATER = /^(@tanstack|@dnd-kit|prosemirror-\w+)(\/|$)/;

describe.each(ENTITY_TYPES)('a new %s', (kind) => {
  const imported = collectImported([
    'web/src/render-site.tsx',
    'web/src/editor/EditorPage.tsx',
    `shared/kinds/${kind}/view.tsx`,
    ...globSync(`web/src/kinds/${kind}/*Sections.tsx`, { cwd: root }),
  ]);

  test('is shown without the packages that come later', () => {
    expect([...imported].filter((name) => LATER.test(name))).toEqual([]);
    // The list of imports is not empty by mistake.
    expect(imported.size).toBeGreaterThan(200);
  });

  test('has the definitions of all kinds and item types at once', () => {
    const definitions = ['shared/kinds/kinds.ts', 'shared/items/item-types.ts', 'zod/mini'];
    expect(definitions.filter((file) => !imported.has(file))).toEqual([]);
  });
});

test('the start page is shown without the definitions of item types', () => {
  const imported = collectImported(['web/src/render-site.tsx', 'web/src/library/StartPage.tsx']);
  expect(imported.has('shared/items/item-types.ts')).toBe(false);
});
