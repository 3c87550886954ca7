import { fileURLToPath } from 'node:url';

/** Reads what a module imports, as the bundler knows it. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The page that a class opens: thirty students for each sheet of a teacher. */
const READ_MOST = fileURLToPath(new URL('src/published/page/PublishedPage.tsx', import.meta.url));

/** Modules of that page alone, which would burden the other pages. */
const OWN = '/src/published/';

let read: ReadonlySet<string> | undefined;

/**
 * Groups of modules that are one file each, because every file is a request: what all pages start with, and what a
 * published page adds. The rest is apart, so that a page loads only what it uses.
 */
export const CHUNKS = [
  { name: 'start', tags: ['$initial' as const], priority: 1 },
  {
    debugName: 'read',
    name(id: string, graph: Graph): string | null {
      read ??= listImported(graph, READ_MOST);
      return read.has(id) && !id.includes(OWN) ? 'read' : null;
    },
  },
];

/** Lists a module and all that it cannot run without; what it loads later with `import()` is not among them. */
function listImported(graph: Graph, root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
