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

interface Pages {
  /** What chooses the page: a small chunk that imports no other. */
  readonly first: readonly string[];
  /** What every page begins with: one chunk. */
  readonly every: readonly string[];
  readonly pages: Entries;
  /** What is loaded beside a page: of each, one chunk of what no page has. */
  readonly besides: Entries;
  /** What `laterIn` loads later, without the other pages that have the same modules. */
  readonly parts: Entries;
  readonly laterIn: string;
  /**
   * Small modules that many parts share, such as icons: a word in their paths, by the name of their chunks. They are apart
   * from a page's own chunk, which a lazy part of another page would load for one of them. There are three chunks of them: what
   * the page `largest` alone shows at once, what other pages show, and the rest.
   */
  readonly small: Readonly<Record<string, string>>;
  readonly largest: string;
}

/** Names, each with all modules that it needs before it shows anything. */
type Users = readonly [string, ReadonlySet<string>][];

interface Graph {
  readonly first: ReadonlySet<string>;
  readonly common: ReadonlySet<string>;
  readonly users: Users;
  readonly besides: Users;
}

const listUsers = (users: Users, id: string): string[] =>
  users.filter(([, modules]) => modules.has(id)).map(([name]) => name);

/**
 * Creates the rule by which modules share a chunk: those that the same pages need before they show anything. Without it
 * each part that several lazy parts have in common would be a chunk of its own, a hundred requests for one page. What
 * no page needs at once stays with the part that asks for it. Of what pages need, the modules that a part of `parts` needs
 * too are chunks of their own, so that another page can load that part without the rest.
 */
export function createPageChunks({
  first,
  every,
  pages,
  besides,
  parts,
  laterIn,
  small,
  largest,
}: Pages): Rolldown.CodeSplittingGroup {
  let graph: Graph | undefined;
  const collect = (entries: Entries, context: ChunkingContext) =>
    Object.entries(entries).map(([name, modules]): [string, ReadonlySet<string>] => [
      name,
      collectClosure(modules, context),
    ]);
  return {
    debugName: 'pages',
    includeDependenciesRecursively: false,
    name(id, context) {
      graph ??= {
        first: collectClosure(first, context),
        common: collectClosure(every, context),
        users: [...collect(pages, context), ...collect(parts, context)],
        besides: collect(besides, context),
      };
      if (graph.first.has(id)) return 'first';
      if (graph.common.has(id)) return 'for-all';
      const users = listUsers(graph.users, id);
      // What that page has at once, its parts find there.
      const named = users.includes(laterIn) ? users.filter((name) => name in pages) : users;
      const isAtOnce = users.some((name) => name in pages);
      const group = Object.entries(small).find(([, path]) => id.includes(path))?.[0];
      if (group)
        return isAtOnce
          ? `${group}-for-${named.every((name) => name === largest) ? largest : 'pages'}`
          : group;
      if (isAtOnce) return `for-${named.join('-')}`;
      const beside = listUsers(graph.besides, id);
      return beside.length > 0 ? `for-${beside.join('-')}` : null;
    },
  };
}
