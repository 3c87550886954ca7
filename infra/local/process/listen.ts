import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on the loopback address only. */
export interface Listening {
  url: string;
  port: number;
  /** Waits at most two seconds for running requests, then closes their connections. */
  stop(): Promise<void>;
}

const GRACE_MS = 2000;

/** Starts to listen on 127.0.0.1; port 0 takes a free one. Rejects with EADDRINUSE when the port is taken. */
export async function listen(server: Server | RequestListener, port = 0): Promise<Listening> {
  const listening = typeof server === 'function' ? createServer(server) : server;
  listening.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = (listening.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${bound}`, port: bound, stop: () => stop(listening) };
}

/** Starts to listen on `port`, or on any free port if it is taken. */
export async function listenWithFallback(server: Server | RequestListener, port: number): Promise<Listening> {
  try {
    return await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return listen(server);
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cut);
}
