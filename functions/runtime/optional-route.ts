import { verifyAccessToken } from '../adapters/cognito/access-token.ts';
import type { Caller } from '../ports/identity.ts';
import { type EndedAccounts, openEndedAccounts } from './ended-accounts.ts';
import { readNetwork } from './network.ts';
import type { HttpEvent } from './request.ts';
import { isWrite } from './route.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

/** Returns null for a request without a token. Throws for an invalid token, which never counts as none. */
async function readOptionalCaller({ headers }: HttpEvent): Promise<Caller | null> {
  const { authorization } = headers;
  return authorization === undefined ? null : verifyAccessToken(authorization.replace(/^Bearer +/i, ''));
}

interface OptionalRequest {
  readonly caller: Caller | null;
  /** The network that the request comes from. */
  readonly network: string;
}

/**
 * Creates a handler that anybody may call and that knows signed-in callers. The token of a deleted account is refused,
 * before the request and after it.
 */
export function optionalRoute<N extends RouteWith<'optional'>>(
  name: N,
  answer: (request: RouteRequest<N> & OptionalRequest) => Promise<RouteAnswer<N>>,
  accounts: EndedAccounts = openEndedAccounts(),
): HttpHandler {
  const prepare = async (event: HttpEvent) => {
    const login = await readOptionalCaller(event);
    return { caller: login && (await accounts.open(login)), network: readNetwork(event) };
  };
  return serve(name, prepare, async (request, { caller, network }) => {
    try {
      return await answer({ ...request, caller, network });
    } finally {
      if (caller && isWrite(name)) await accounts.refuseLate(caller);
    }
  });
}
