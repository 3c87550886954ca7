import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/** A route that anyone may call and that asks nobody who they are. */
export const openRoute = <N extends RouteWith<'anyone'>>(
  name: N,
  answer: (request: RouteRequest<N>) => Promise<RouteAnswer<N>>,
): HttpHandler => serve(name, () => undefined, answer);
