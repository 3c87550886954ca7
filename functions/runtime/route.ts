import * as z from 'zod/mini';
import { id } from '#shared/api/models.ts';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller, Logins } from '../ports/identity.ts';
import { type EndedAccounts, openEndedAccounts } from './ended-accounts.ts';
import { readNetwork } from './network.ts';
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

/** Reads the login whose token the gateway has verified. Throws `not_signed_in` for any other token. */
export function readCaller({ requestContext }: HttpEvent): Caller {
  const parsed = authorised.safeParse(requestContext);
  if (!parsed.success) throw new ApiError('not_signed_in');
  return { id: parsed.data.authorizer.jwt.claims.sub };
}

/** Creates a handler for signed-in callers whose account is not deleted, before the request and after it. */
export function route<N extends RouteWith<'user'>>(
  name: N,
  answer: (
    request: RouteRequest<N> & { readonly caller: Caller; readonly network: string },
  ) => Promise<RouteAnswer<N>>,
  accounts: EndedAccounts = openEndedAccounts(),
): HttpHandler {
  const prepare = async (event: HttpEvent) => ({
    caller: await accounts.open(readCaller(event)),
    network: readNetwork(event),
  });
  return serve(name, prepare, async (request, { caller, network }) => {
    try {
      return await answer({ ...request, caller, network });
    } finally {
      // A request that failed may have written something, too.
      if (isWrite(name)) await accounts.refuseLate(caller);
    }
  });
}

/** Tells whether a route may write something for its caller. */
export const isWrite = (name: RouteName): boolean => ROUTES[name].method !== 'GET';

/** Creates the handler that deletes the caller's account: it can be repeated after the deletion has started. */
export const lastRoute = <N extends RouteWith<'user'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly caller: Caller }) => Promise<RouteAnswer<N>>,
  logins: Pick<Logins, 'findAccountId'> = createDynamoLogins(),
): HttpHandler =>
  serve(
    name,
    async (event) => ({ id: await logins.findAccountId(readCaller(event).id) }),
    (request, caller) => answer({ ...request, caller }),
  );
