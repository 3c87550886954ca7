import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kebabCase } from 'es-toolkit';
import { type BuildOptions, build } from 'esbuild';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { takeDrawings, takeIconNames } from './icon-library.ts';
import { leanBuiltins } from './lean-builtins.ts';
import { NATIVE, takeSharp } from './native.ts';

/** The file in `functions`, and the folder of its bundle: `createDocument` → `http/create-document`. */
export const handlerOf = (route: RouteName): string => `http/${kebabCase(route)}`;
export const SWEEPER = 'events/sweep-publishing';
export const IMAGE_SWEEPER = 'events/sweep-images';
/** What answers the bus itself. */
export const GALLERY = 'events/index-gallery';
export const ERASER = 'events/delete-account';
export const RENDERER = 'events/render-document';
/** Runs while we deploy; it stands in `infra`. */
export const FILE_KEY = 'deploy/file-key';

/** One file each, with all it uses: what Lambda need not look for starts soonest. */
export const NODE_MODULE = {
  bundle: true,
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Packages that offer ES modules as well are taken so: only those can be shaken.
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  plugins: [leanBuiltins],
  logLevel: 'warning',
} satisfies BuildOptions;

/** All small handlers in one run of esbuild, which reads what they share once. */
export async function bundleHandlers(project: string, outdir: string): Promise<void> {
  const routes = (Object.keys(ROUTES) as RouteName[]).map(handlerOf);
  const names = [...routes, SWEEPER, IMAGE_SWEEPER, GALLERY, ERASER, FILE_KEY];
  await rm(outdir, { recursive: true, force: true });
  await build({
    ...NODE_MODULE,
    outdir,
    external: [...NATIVE],
    entryPoints: names.map((name) => ({ in: sourceOf(project, name), out: join(name, 'index') })),
  });
  await Promise.all(
    Object.entries(BESIDE).map(([name, make]) => make(project, join(outdir, handlerOf(name as RouteName)))),
  );
}

/** What some functions find beside themselves. */
const BESIDE: Partial<Record<RouteName, (project: string, folder: string) => Promise<void>>> = {
  searchIcons: takeIconNames,
  publishDocument: takeIconNames,
  readPremium: takeIconNames,
  downloadIcon: takeDrawings,
  completeUpload: takeSharp,
};

/** Puppeteer has parts that are no ES modules, and asks for `require`. */
export const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** The renderer's `index.mjs`. */
export async function bundleRenderer(project: string, outdir: string): Promise<void> {
  await build({
    ...NODE_MODULE,
    outdir,
    entryPoints: [{ in: sourceOf(project, RENDERER), out: 'index' }],
    banner: { js: REQUIRE },
  });
}

const sourceOf = (project: string, name: string) =>
  join(project, name === FILE_KEY ? 'infra' : 'functions', `${name}.ts`);
