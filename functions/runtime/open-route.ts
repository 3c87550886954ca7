import { type AnswerTo, type HttpHandler, type RequestTo, type RouteWith, serve } from './serve.ts';

/** A route that anyone may call and that asks nobody who they are. */
export const openRoute = <N extends RouteWith<'anyone'>>(
  name: N,
  answer: (request: RequestTo<N>) => Promise<AnswerTo<N>>,
): HttpHandler => serve(name, () => undefined, answer);
