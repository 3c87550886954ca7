import type { Rolldown } from 'vite';

/** What a rule of chunks is told about the modules. */
export type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
>[1];

/** Collects modules and all that they import statically. */
export function collectClosure(entries: Iterable<string>, context: ChunkingContext): Set<string> {
  const found = new Set(entries);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export const listLazyImports = (modules: Iterable<string>, context: ChunkingContext): Set<string> =>
  new Set([...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));

/**
 * Collects the modules that something lazily imports, from these modules on, with what they lazily import in turn. Those
 * of `except`, and what only they import, are left out.
 */
export function collectLazyEntries(
  entries: Iterable<string>,
  except: ReadonlySet<string>,
  context: ChunkingContext,
): Set<string> {
  const found = new Set<string>();
  const visit = (modules: Set<string>) => {
    for (const id of listLazyImports(modules, context)) {
      if (except.has(id) || found.has(id)) continue;
      found.add(id);
      visit(collectClosure([id], context));
    }
  };
  visit(collectClosure(entries, context));
  return found;
}
