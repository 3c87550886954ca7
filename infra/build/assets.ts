import { join } from 'node:path';
import { bundleHandlers } from './handlers.ts';
import { makeRenderFolder } from './render-folder.ts';

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

/** Bundles everything that runs in the cloud into `dist`. */
export async function makeAssets({ project, chromium }: Sources): Promise<Assets> {
  const within = (folder: string) => join(project, 'dist', folder);
  const assets = { handlers: within('handlers'), render: within('render'), web: within('web') };
  await Promise.all([
    bundleHandlers(project, assets.handlers),
    makeRenderFolder({ project, chromium, print: within('print') }, assets.render),
  ]);
  return assets;
}
