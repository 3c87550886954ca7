import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/** Creates a handler that anybody may call and that reads no token. */
export const openRoute = <N extends RouteWith<'anyone'>>(
  name: N,
  answer: (request: RouteRequest<N>) => Promise<RouteAnswer<N>>,
): HttpHandler => serve(name, () => undefined, answer);
