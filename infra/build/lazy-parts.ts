import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

/**
 * Modules that handlers load with `import()` when they need them. Each is a file of its own beside the handlers, so that
 * a function which answers without it neither compiles nor runs it: the schemas of a document alone take a third of a
 * cold start.
 */
const PARTS = {
  'parse-document': 'shared/document/parse-document.ts',
  'large-bodies': 'functions/adapters/dynamo/large-bodies.ts',
} as const;
type Part = keyof typeof PARTS;

const toFile = (part: Part): string => `./${part}.mjs`;

/** Makes bundles load the parts from the file beside them. */
export const lazyParts: Plugin = {
  name: 'lazy-parts',
  setup(build) {
    build.onResolve({ filter: /^[.#].*\.ts$/ }, ({ path, kind }) => {
      const part = basename(path, '.ts');
      return kind === 'dynamic-import' && part in PARTS
        ? { path: toFile(part as Part), external: true }
        : undefined;
    });
  },
};

/** Bundles the parts, and puts each beside every bundle that loads it. */
export async function addLazyParts(
  project: string,
  options: BuildOptions,
  bundles: Metafile['outputs'],
): Promise<void> {
  for (const part of Object.keys(PARTS) as Part[]) {
    const folders = Object.entries(bundles)
      .filter(([, { imports }]) => imports.some(({ path }) => path === toFile(part)))
      .map(([path]) => dirname(path));
    await addPart(project, options, part, folders);
  }
}

async function addPart(project: string, options: BuildOptions, part: Part, folders: readonly string[]) {
  const [first, ...others] = folders;
  if (!first) throw new Error(`No handler loads ${PARTS[part]}`);
  const file = join(first, toFile(part));
  await mkdir(first, { recursive: true });
  await build({ ...options, entryPoints: [join(project, PARTS[part])], outfile: file });
  for (const folder of others) await copyFile(file, join(folder, toFile(part)));
}
