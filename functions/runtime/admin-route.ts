import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../ports/identity.ts';
import { openEndedAccounts } from './ended-accounts.ts';
import { readCaller } from './route.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/**
 * Creates a handler for administrators. The role is read from the profile, which users cannot change
 * themselves.
 */
export function adminRoute<N extends RouteWith<'admin'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly caller: Caller }) => Promise<RouteAnswer<N>>,
): HttpHandler {
  const users = createDynamoUsers();
  const accounts = openEndedAccounts();
  return serve(
    name,
    async (event) => {
      const caller = await accounts.open(readCaller(event));
      const user = await users.find(caller.id);
      if (user?.role !== 'admin') throw new ApiError('forbidden');
      return caller;
    },
    (request, caller) => answer({ ...request, caller }),
  );
}
