import { mapValues, union } from 'es-toolkit';
import type { Rolldown } from 'vite';
import { type ChunkingContext, collectClosure, collectLazyEntries, listLazyImports } from './module-graph.ts';

/** Names, each with the modules that it begins with. */
type Entries = Readonly<Record<string, readonly string[]>>;

interface Pages {
  /** What chooses the page: a small chunk that imports no other. */
  readonly first: readonly string[];
  /** What every page begins with: one chunk. */
  readonly every: readonly string[];
  /** The pages whose first view is weighed. What all of them need at once is in the chunk of every page. */
  readonly pages: Entries;
  /** The modules that every page loads once it stands. */
  readonly afterwards: readonly string[];
  /** What is loaded beside the largest page, with each variant of it. */
  readonly variants: Readonly<Record<string, Variant>>;
  /** The page of which lazy parts of other pages must not load the chunk for a few modules that they share with it. */
  readonly largest: string;
  /** Lazy parts of other pages that may load it all the same: they need most of it. */
  readonly needLargest: readonly string[];
  readonly later: LaterParts;
}

/** The modules that a variant of a page begins with: those of its sheet, which others load too, and those of its side bar. */
interface Variant {
  readonly sheet: readonly string[];
  readonly bar: readonly string[];
}

/** What the largest page loads after its first view. What the same of these parts need shares a chunk. */
interface LaterParts {
  /** The module that lazily imports every page. */
  readonly allPages: string;
  readonly parts: Entries;
  /** A module whose lazy imports are one part: what the page prefetches. */
  readonly prefetchedBy: string;
}

/** Names, each with all modules that it needs before it shows anything. */
type Users = readonly (readonly [string, ReadonlySet<string>])[];

interface Graph {
  readonly first: ReadonlySet<string>;
  readonly every: ReadonlySet<string>;
  readonly pages: Users;
  readonly afterwards: ReadonlySet<string>;
  readonly sheets: Users;
  readonly bars: Users;
  readonly later: Users;
  /** The modules that the largest page loads later besides, part by part. */
  readonly alone: ReadonlySet<string>;
  /** The modules that the other pages load later. */
  readonly elsewhere: ReadonlySet<string>;
  /** How many lazy parts need a module. */
  readonly uses: ReadonlyMap<string, number>;
}

/** A module that so many lazy parts need is in the chunk of all such: alone it would be a request for a few hundred bytes. */
const OFTEN = 3;

/** Counts of each module the lazy parts that need it before they show anything. */
function countUses(parts: ReadonlySet<string>, context: ChunkingContext): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const part of parts)
    for (const id of collectClosure([part], context)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

const listUsers = (users: Users, id: string): string[] =>
  users.filter(([, modules]) => modules.has(id)).map(([name]) => name);

function createGraph(options: Pages, context: ChunkingContext): Graph {
  const { first, every, pages, afterwards, variants, largest, later } = options;
  const collect = (entries: Entries): Users =>
    Object.entries(entries).map(([name, modules]) => [name, collectClosure(modules, context)]);
  const allPages = listLazyImports([later.allPages], context);
  const prefetched = listLazyImports([later.prefetchedBy], context);
  const known = new Set([...allPages, ...options.needLargest, ...Object.values(later.parts).flat()]);
  const largestPage = pages[largest] ?? [];
  const otherPages = [...allPages].filter((id) => !largestPage.includes(id));
  const elsewhere = collectLazyEntries([...every, ...otherPages], known, context);
  const alone = [...collectLazyEntries(largestPage, known, context)].filter((id) => !prefetched.has(id));
  return {
    first: collectClosure(first, context),
    every: collectClosure(every, context),
    pages: collect(pages).map(([name, modules]) => [
      name,
      name === largest ? new Set([...modules, ...collectCommon(variants, context)]) : modules,
    ]),
    afterwards: collectClosure(afterwards, context),
    sheets: collect(mapValues(variants, ({ sheet }) => sheet)),
    bars: collect(mapValues(variants, ({ bar }) => bar)),
    later: [...collect(later.parts), ['prefetched', collectClosure(prefetched, context)]],
    alone: collectClosure(alone, context),
    elsewhere: collectClosure(elsewhere, context),
    uses: countUses(new Set([...elsewhere, ...alone, ...prefetched]), context),
  };
}

/** Names the chunk of what some variants of the largest page need at once; null where none does. */
function nameVariant(id: string, { sheets, bars }: Graph): string | null {
  const users = union(listUsers(sheets, id), listUsers(bars, id));
  return users.length === 0 ? null : `for-${users.join('-')}`;
}

/** Collects the modules that each variant of the largest page needs, so that the page always needs them. */
function collectCommon(variants: Pages['variants'], context: ChunkingContext): ReadonlySet<string> {
  const [first = new Set<string>(), ...others] = Object.values(variants).map(({ sheet, bar }) =>
    collectClosure([...sheet, ...bar], context),
  );
  return new Set([...first].filter((id) => others.every((modules) => modules.has(id))));
}

/**
 * Creates the rule by which modules share a chunk: those that the same pages need before they show anything. Without it
 * each part that several lazy parts have in common would be a chunk of its own, a hundred requests for one page. What
 * no page needs at once stays with the part that asks for it, but what only the largest page loads later is grouped by
 * its later parts.
 */
export function createPageChunks(options: Pages): Rolldown.CodeSplittingGroup {
  const { largest } = options;
  let graph: Graph | undefined;
  /** Names the chunk of what these pages need at once. */
  const nameAtOnce = (id: string, users: readonly string[], known: Graph): string => {
    // Few bytes, for which a request of their own is not worth it.
    if (users.length > 1 && users.includes(largest)) return 'for-all';
    if (users[0] !== largest) return `for-${users.join('-')}`;
    return known.elsewhere.has(id) ? `for-${largest}-and-dialogs` : `for-${largest}`;
  };
  return {
    debugName: 'pages',
    includeDependenciesRecursively: false,
    name(id, context) {
      graph ??= createGraph(options, context);
      if (graph.first.has(id)) return 'first';
      if (graph.every.has(id)) return 'for-all';
      if (graph.afterwards.has(id)) return 'scripts';
      const users = listUsers(graph.pages, id);
      const variant = nameVariant(id, graph);
      // A module for a request of its own is not worth it.
      if (users.length > 0 && !users.includes(largest) && variant) return 'for-all';
      if (users.length > 0) return nameAtOnce(id, users, graph);
      if (variant) return variant;
      const later = listUsers(graph.later, id);
      const isShared = graph.alone.has(id) || graph.elsewhere.has(id);
      if (later.length > 0 && !isShared) return `later-${later.join('-')}`;
      if ((graph.uses.get(id) ?? 0) < OFTEN) return null;
      // Parts that are fetched before anybody touches the page bring nothing along that waits for a touch.
      return ['later', ...later, 'often'].join('-');
    },
  };
}
