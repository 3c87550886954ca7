import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kebabCase } from 'es-toolkit';
import { type BuildOptions, build } from 'esbuild';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { copyDrawings, copyIconNames, copyIconSearch } from './icon-library.ts';
import { addLazyParts, lazyParts } from './lazy-parts.ts';
import { leanBuiltins } from './lean-builtins.ts';
import { leanSdk } from './lean-sdk.ts';
import { copySharp, NATIVE_PACKAGES } from './native.ts';

/**
 * Returns the file of a route's handler in `functions`, also the folder of its bundle: `createDocument` →
 * `http/create-document`.
 */
export const getHandlerPath = (route: RouteName): string => `http/${kebabCase(route)}`;
export const SWEEPER = 'events/sweep-publishing';
export const IMAGE_SWEEPER = 'events/sweep-images';
/** Handlers of events from the bus. */
export const GALLERY_INDEXER = 'events/index-gallery';
export const ACCOUNT_ERASER = 'events/delete-account';
export const USER_COPIER = 'events/copy-users';
/** A client of the deployed product, which checks it by itself. */
export const CANARY = 'events/run-canary';
export const RENDERER = 'events/render-document';
/** The function that renders published files again; it is in the package of the renderer. */
export const RERENDERER = 'events/rerender-documents';
export const RERENDER_ENTRY = 'rerender';
/** Functions that run while a stack deploys; their sources are in `infra`. */
export const FILE_KEY_MAKER = 'deploy/file-key';
export const CLIENT_SECRET_KEEPER = 'deploy/client-secret';

/** The small handlers: each has a package of its own. */
export const HANDLERS: readonly string[] = [
  ...(Object.keys(ROUTES) as RouteName[]).map(getHandlerPath),
  ...[SWEEPER, IMAGE_SWEEPER, GALLERY_INDEXER, ACCOUNT_ERASER],
  ...[USER_COPIER, CANARY, FILE_KEY_MAKER, CLIENT_SECRET_KEEPER],
];

/**
 * Options of a bundle that is one file with all dependencies: Lambda starts it soonest. Source maps lie beside it and
 * are not uploaded.
 */
export const BUNDLE_OPTIONS = {
  bundle: true,
  minify: true,
  sourcemap: 'external',
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // ES modules are preferred, because only those can be tree-shaken.
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  plugins: [leanBuiltins, leanSdk],
  logLevel: 'warning',
} satisfies BuildOptions;

/** Bundles small handlers, all unless `names` are given, in one run of esbuild, which reads shared sources once. */
export async function bundleHandlers(project: string, outdir: string, names = HANDLERS): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    ...BUNDLE_OPTIONS,
    outdir,
    metafile: true,
    plugins: [...BUNDLE_OPTIONS.plugins, lazyParts],
    external: [...NATIVE_PACKAGES],
    entryPoints: [
      ...names.map((name) => ({ in: getSourcePath(project, name), out: join(name, 'index') })),
      // The cleaner of drawings starts this file as a thread.
      {
        in: getSourcePath(project, 'adapters/pictures/svg-thread'),
        out: join(getHandlerPath('completeUpload'), 'svg-thread'),
      },
    ],
  });
  await addLazyParts(project, BUNDLE_OPTIONS, metafile.outputs);
  await Promise.all(
    Object.entries(EXTRA_FILES)
      .map(([name, make]) => ({ path: getHandlerPath(name as RouteName), make }))
      .filter(({ path }) => names.includes(path))
      .map(({ path, make }) => make(project, join(outdir, path))),
  );
}

/** Files that some functions expect beside their bundle. */
const EXTRA_FILES: Partial<Record<RouteName, (project: string, folder: string) => Promise<void>>> = {
  searchIcons: copyIconSearch,
  publishDocument: copyIconNames,
  readPremium: copyIconNames,
  downloadIcon: copyDrawings,
  completeUpload: copySharp,
};

/** More options of a bundle that holds Puppeteer. */
export const PUPPETEER_OPTIONS = {
  // Two bundles of the renderer share chunks: both in whole, with Chromium, would be more than Lambda unpacks.
  splitting: true,
  // Puppeteer contains CommonJS parts that call `require`.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  // With each answer Puppeteer asks whether its headers are of this class, for which Node loads fetch: 45 ms of a
  // cold start. Ours are no `Map` either.
  define: { Headers: 'Map' },
} satisfies BuildOptions;

/** Bundles the renderer's `index.mjs`, and beside it the function that renders published files again. */
export async function bundleRenderer(project: string, outdir: string): Promise<void> {
  await build({
    ...BUNDLE_OPTIONS,
    ...PUPPETEER_OPTIONS,
    outdir,
    entryPoints: [
      { in: getSourcePath(project, RENDERER), out: 'index' },
      { in: getSourcePath(project, RERENDERER), out: RERENDER_ENTRY },
    ],
    chunkNames: 'chunk-[hash]',
  });
}

const getSourcePath = (project: string, name: string) =>
  join(project, name.startsWith('deploy/') ? 'infra' : 'functions', `${name}.ts`);
