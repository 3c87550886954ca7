import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** The page that prints, served to a browser of any make. */
export async function servePrintPage(): Promise<{ readonly url: string; stop(): void }> {
  const serve = sirv(new URL('../../../dist/print', import.meta.url).pathname);
  const server = createServer((request, response) => serve(request, response));
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
