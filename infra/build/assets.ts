import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleHandlers } from './handlers.ts';
import { packScripts } from './pack-scripts.ts';
import { buildRenderFolder } from './render-folder.ts';
import { isStale } from './stale.ts';

/** Folders that the stacks upload. */
export interface Assets {
  /** One folder with `index.mjs` per handler: `http/sign-up`, `events/sweep-publishing`, `deploy/file-key`. */
  readonly handlers: string;
  /** The render function with its Chromium and the print page. */
  readonly render: string;
  /** The built editor. */
  readonly web: string;
  /** The folder of the editor's hashed scripts and style sheets, packed with Brotli. */
  readonly scripts: string;
}

interface Sources {
  /** The project's folder; `dist/web` and `dist/print` are built already. */
  readonly project: string;
  /** A folder with an unpacked Chromium. */
  readonly chromium: string;
}

const toDistPath = (project: string, ...path: readonly string[]) => join(project, 'dist', ...path);
const getMarkPath = (project: string) => toDistPath(project, 'assets-are-made');
const SOURCES = ['functions', 'infra', 'shared', 'web', 'package.json', 'package-lock.json'];

/** Returns the paths of the assets, built or not. */
export const getAssets = (project: string): Assets => ({
  handlers: toDistPath(project, 'handlers'),
  render: toDistPath(project, 'render'),
  web: toDistPath(project, 'web'),
  scripts: toDistPath(project, 'packed-scripts'),
});

/** Bundles everything that runs in the cloud into `dist`, unless a complete build is newer than every source. */
export async function buildAssetsIfStale(sources: Sources): Promise<Assets> {
  const { project } = sources;
  if (isStale(project, getMarkPath(project), SOURCES)) await buildAssets(sources);
  return getAssets(project);
}

async function buildAssets({ project, chromium }: Sources): Promise<void> {
  const { handlers, render, web, scripts } = getAssets(project);
  await rm(getMarkPath(project), { force: true });
  await Promise.all([
    bundleHandlers(project, handlers),
    packScripts(web, scripts),
    buildRenderFolder({ project, chromium, print: toDistPath(project, 'print') }, render),
  ]);
  await writeFile(getMarkPath(project), '');
}
