import { type Listening, listen } from '#infra/local/process/listen.ts';

/** A server that hears of whatever is fetched, and serves what a trial puts on pages of its own. */
export interface Trap {
  readonly url: string;
  /** What was asked for, apart from the pages put there. */
  readonly heard: string[];
  /** Puts a body at a path, without any policy; returns its address. */
  serve(body: string): string;
  stop(): Promise<void>;
}

export async function openTrap(): Promise<Trap> {
  const heard: string[] = [];
  const bodies = new Map<string, string>();
  const server: Listening = await listen((request, response) => {
    const body = bodies.get(request.url ?? '');
    if (body === undefined) heard.push(request.url ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(body ?? '');
  });
  return {
    url: server.url,
    heard,
    serve(body) {
      const path = `/page-${bodies.size}`;
      bodies.set(path, body);
      return `${server.url}${path}`;
    },
    stop: server.stop,
  };
}
