import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleHandlers } from './handlers.ts';
import { makeRenderFolder } from './render-folder.ts';
import { isStale } from './stale.ts';

/** What the stacks send up, as folders that are ready. */
export interface Assets {
  /** One folder with `index.mjs` for each handler: `http/sign-up`, `events/sweep-publishing`, `deploy/file-key`. */
  readonly handlers: string;
  /** The render function with its Chromium and the print page. */
  readonly render: string;
  /** The built editor. */
  readonly web: string;
}

interface Sources {
  /** The project's folder; `dist/web` and `dist/print` are built. */
  readonly project: string;
  /** A folder with an unpacked Chromium. */
  readonly chromium: string;
}

const within = (project: string, ...path: readonly string[]) => join(project, 'dist', ...path);
const markOf = (project: string) => within(project, 'assets-are-made');
const SOURCES = ['functions', 'infra', 'shared', 'web', 'package.json', 'package-lock.json'];

/** Where they stand. */
export const assetsOf = (project: string): Assets => ({
  handlers: within(project, 'handlers'),
  render: within(project, 'render'),
  web: within(project, 'web'),
});

/**
 * Bundles everything that runs in the cloud into `dist`, unless nothing has changed since it was; what was cut short or
 * failed counts as none.
 */
export async function freshAssets(sources: Sources): Promise<Assets> {
  const { project } = sources;
  if (isStale(project, markOf(project), SOURCES)) await makeAssets(sources);
  return assetsOf(project);
}

async function makeAssets({ project, chromium }: Sources): Promise<void> {
  const { handlers, render } = assetsOf(project);
  await rm(markOf(project), { force: true });
  await Promise.all([
    bundleHandlers(project, handlers),
    makeRenderFolder({ project, chromium, print: within(project, 'print') }, render),
  ]);
  await writeFile(markOf(project), '');
}
