import { verifyAccessToken } from '../adapters/cognito/access-token.ts';
import type { Caller } from '../ports/identity.ts';
import { type EndedAccounts, openEndedAccounts } from './ended-accounts.ts';
import type { HttpEvent } from './request.ts';
import { isWrite } from './route.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/** Returns null for a request without a token. Throws for an invalid token, which never counts as none. */
async function readOptionalCaller({ headers }: HttpEvent): Promise<Caller | null> {
  const { authorization } = headers;
  return authorization === undefined ? null : verifyAccessToken(authorization.replace(/^Bearer +/i, ''));
}

/**
 * Creates a handler that anybody may call and that knows signed-in callers. The token of a deleted account is refused,
 * before the request and after it.
 */
export function optionalRoute<N extends RouteWith<'optional'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly caller: Caller | null }) => Promise<RouteAnswer<N>>,
  accounts: EndedAccounts = openEndedAccounts(),
): HttpHandler {
  const prepare = async (event: HttpEvent) => {
    const login = await readOptionalCaller(event);
    return login && accounts.open(login);
  };
  return serve(name, prepare, async (request, caller) => {
    try {
      return await answer({ ...request, caller });
    } finally {
      if (caller && isWrite(name)) await accounts.refuseLate(caller);
    }
  });
}
