import { verifyAccessToken } from '../adapters/cognito/access-token.ts';
import type { Caller } from '../ports/identity.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/** Returns null for a request without a token. Throws for an invalid token, which never counts as none. */
async function readOptionalCaller({ headers }: HttpEvent): Promise<Caller | null> {
  const { authorization } = headers;
  return authorization === undefined ? null : verifyAccessToken(authorization.replace(/^Bearer +/i, ''));
}

/** Creates a handler that anybody may call and that knows signed-in callers. */
export const optionalRoute = <N extends RouteWith<'optional'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly caller: Caller | null }) => Promise<RouteAnswer<N>>,
): HttpHandler => serve(name, readOptionalCaller, (request, caller) => answer({ ...request, caller }));
