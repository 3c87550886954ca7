import type * as z from 'zod/mini';
import { ROUTES, type Route, type RouteName } from '#shared/api/routes.ts';
import { compressReply, type HttpReply, toErrorReply, toReply } from './reply.ts';
import { type HttpEvent, type ParsedRequest, parseRequest } from './request.ts';

export type HttpHandler = (event: HttpEvent) => Promise<HttpReply>;

export type RouteRequest<N extends RouteName> = ParsedRequest<(typeof ROUTES)[N]>;
export type RouteAnswer<N extends RouteName> = z.output<(typeof ROUTES)[N]['reply']['body']>;
/** Names the routes with this access. */
export type RouteWith<A extends Route['access']> = {
  [N in RouteName]: (typeof ROUTES)[N]['access'] extends A ? N : never;
}[RouteName];

/**
 * Creates the Lambda handler of a route: `prepare` checks the caller, the contract parses the request, and
 * anything thrown becomes an error reply.
 */
export function serve<N extends RouteName, P>(
  name: N,
  prepare: (event: HttpEvent) => P | Promise<P>,
  answer: (request: RouteRequest<N>, prepared: P) => Promise<RouteAnswer<N>>,
): HttpHandler {
  const route: Route = ROUTES[name];
  return async (event) => {
    try {
      const prepared = await prepare(event);
      const request = await parseRequest(ROUTES[name], event);
      const reply = toReply(route.reply.status, await answer(request, prepared), route.sharedFor);
      return await compressReply(reply, event.headers['accept-encoding']);
    } catch (error) {
      return toErrorReply(error, { route: name, request_id: event.requestContext.requestId });
    }
  };
}
