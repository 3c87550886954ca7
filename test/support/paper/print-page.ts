import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { ICON_FOLDER } from '#shared/icons/icon.ts';

/** The page that prints, served to a browser of any make. */
export async function servePrintPage(): Promise<{ readonly url: string; stop(): void }> {
  const toPath = (folder: string) => new URL(`../../../${folder}`, import.meta.url).pathname;
  const servePage = sirv(toPath('dist/print'));
  const serveIcons = sirv(toPath('node_modules/openmoji/color/svg'));
  const server = createServer((request, response) => {
    // The renderer takes the drawings of emoji from the icon library, too.
    const [, icon] = request.url?.split(ICON_FOLDER) ?? [];
    if (icon === undefined) return servePage(request, response);
    request.url = icon;
    serveIcons(request, response);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/print.html`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
