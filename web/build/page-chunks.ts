import type { Rolldown } from 'vite';

type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
>[1];

/** Collects a module and all that it imports statically. */
function collectClosure(entry: string, context: ChunkingContext): Set<string> {
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * Creates the rule by which modules share a chunk: those that the same pages need before they show anything. Without it
 * each part that several lazy parts have in common would be a chunk of its own, a hundred requests for one page. What
 * no page needs at once stays with the part that asks for it.
 */
export function createPageChunks(pages: Readonly<Record<string, string>>): Rolldown.CodeSplittingGroup {
  let closures: [name: string, modules: ReadonlySet<string>][] | undefined;
  return {
    debugName: 'pages',
    includeDependenciesRecursively: false,
    name(id, context) {
      closures ??= Object.entries(pages).map(([name, entry]) => [name, collectClosure(entry, context)]);
      const users = closures.filter(([, modules]) => modules.has(id)).map(([name]) => name);
      return users.length === 0 ? null : `for-${users.join('-')}`;
    },
  };
}
