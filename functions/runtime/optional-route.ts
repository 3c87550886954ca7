import { verifyAccessToken } from '../adapters/cognito/access-token.ts';
import type { Caller } from '../ports/identity.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/** Null for a request without a token; a token that is not good is refused, never taken for none. */
async function readOptionalCaller({ headers }: HttpEvent): Promise<Caller | null> {
  const { authorization } = headers;
  return authorization === undefined ? null : verifyAccessToken(authorization.replace(/^Bearer +/i, ''));
}

/** A route for everybody, which knows those who are signed in. */
export const optionalRoute = <N extends RouteWith<'optional'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly caller: Caller | null }) => Promise<RouteAnswer<N>>,
): HttpHandler => serve(name, readOptionalCaller, (request, caller) => answer({ ...request, caller }));
