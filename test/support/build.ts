import { buildWeb, webIsStale } from '#infra/local/build-web.ts';

/** Once before the tests that open the product: the editor and the print page, where they are stale. */
export default async function build(): Promise<void> {
  const project = new URL('../..', import.meta.url).pathname;
  if (webIsStale(project)) await buildWeb(project);
}
