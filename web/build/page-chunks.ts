import type { Rolldown } from 'vite';

type ChunkingContext = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>
>[1];

/** Collects modules and all that they import statically. */
function collectClosure(entries: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set(entries);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Names of pages or parts, each with the modules that it begins with. */
type Entries = Readonly<Record<string, readonly string[]>>;

/**
 * Creates the rule by which modules share a chunk: those that the same pages need before they show anything. Without it
 * each part that several lazy parts have in common would be a chunk of its own, a hundred requests for one page. What
 * no page needs at once stays with the part that asks for it. Of what pages need, the modules that a part of `parts` needs
 * too are chunks of their own, so that another page can load that part without the rest.
 */
export function createPageChunks(pages: Entries, parts: Entries): Rolldown.CodeSplittingGroup {
  let closures: { name: string; isPage: boolean; modules: ReadonlySet<string> }[] | undefined;
  return {
    debugName: 'pages',
    includeDependenciesRecursively: false,
    name(id, context) {
      closures ??= [
        ...Object.entries(pages).map(([name, entries]) => ({ name, entries, isPage: true })),
        ...Object.entries(parts).map(([name, entries]) => ({ name, entries, isPage: false })),
      ].map(({ entries, ...about }) => ({ ...about, modules: collectClosure(entries, context) }));
      const users = closures.filter(({ modules }) => modules.has(id));
      return users.some(({ isPage }) => isPage) ? `for-${users.map(({ name }) => name).join('-')}` : null;
    },
  };
}
