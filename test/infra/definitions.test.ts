import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { BUNDLE_OPTIONS, FILE_KEY_MAKER, HANDLERS, RENDERER, RERENDERER } from '#infra/build/handlers.ts';
import { lazyParts } from '#infra/build/lazy-parts.ts';

const project = new URL('../..', import.meta.url).pathname;
const names = [...HANDLERS, RENDERER, RERENDERER].filter((name) => name !== FILE_KEY_MAKER);

/** What a bundle says where it asks for definitions that are not there, and the file that has them. */
const DEFINITIONS = [
  { says: 'The item types are not loaded', file: 'shared/items/item-types.ts' },
  { says: 'The kind ', file: 'shared/kinds/kinds.ts' },
];

test('a function that asks a kind or an item type has the definitions of all in its own bundle', async () => {
  const { metafile, outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    // The file of a part that loads later has its own copy of everything.
    plugins: [...BUNDLE_OPTIONS.plugins, lazyParts],
    external: ['sharp'],
    entryPoints: names.map((name) => ({ in: join(project, 'functions', `${name}.ts`), out: name })),
    absWorkingDir: project,
    outdir: 'unwritten',
    ...{ write: false, minify: false, sourcemap: false, metafile: true },
  });
  const holds = (output: Metafile['outputs'][string] | undefined, file: string) =>
    (output?.inputs[file]?.bytesInOutput ?? 0) > 0;
  const asking = outputFiles.flatMap(({ path, text }) =>
    DEFINITIONS.filter(({ says }) => text.includes(says)).map(({ file }) => ({
      name: path.slice(project.length),
      file,
    })),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter(({ name, file }) => !holds(metafile.outputs[name], file))).toEqual([]);
});
