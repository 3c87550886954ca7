import * as z from 'zod/mini';
import { id } from '#shared/api/models.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../ports/identity.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/**
 * The claims that the gateway has verified. It accepts identity tokens too, so that the use is checked here.
 */
const authorised = z.object({
  authorizer: z.object({
    jwt: z.object({ claims: z.object({ sub: id, token_use: z.literal('access') }) }),
  }),
});

export function readCaller({ requestContext }: HttpEvent): Caller {
  const parsed = authorised.safeParse(requestContext);
  if (!parsed.success) throw new ApiError('not_signed_in');
  return { id: parsed.data.authorizer.jwt.claims.sub };
}

/** Creates a handler for signed-in callers. */
export const route = <N extends RouteWith<'user'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly caller: Caller }) => Promise<RouteAnswer<N>>,
): HttpHandler => serve(name, readCaller, (request, caller) => answer({ ...request, caller }));
