import { callerOfToken } from '../adapters/cognito/access-token.ts';
import type { Caller } from '../ports/identity.ts';
import type { HttpEvent } from './request.ts';
import { type AnswerTo, type HttpHandler, type RequestTo, type RouteWith, serve } from './serve.ts';

/** Null for a request without a token; a token that is not good is refused, never taken for none. */
async function callerOf({ headers }: HttpEvent): Promise<Caller | null> {
  const { authorization } = headers;
  return authorization === undefined ? null : callerOfToken(authorization.replace(/^Bearer +/i, ''));
}

/** A route for everybody, which knows those who are signed in. */
export const optionalRoute = <N extends RouteWith<'optional'>>(
  name: N,
  answer: (request: RequestTo<N> & { readonly caller: Caller | null }) => Promise<AnswerTo<N>>,
): HttpHandler => serve(name, callerOf, (request, caller) => answer({ ...request, caller }));
