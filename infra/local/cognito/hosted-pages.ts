import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../process/read-body.ts';
import { beginSession } from './login-flows.ts';
import type { Pool, PoolCalls } from './pool-calls.ts';
import { renderProviderPage } from './provider-page.ts';
import type { LocalProvider } from './providers.ts';
import { TOKEN_SECONDS } from './token-issuer.ts';
import { createUser, type PoolUser } from './users.ts';

/** A code that waits to be redeemed once. */
interface IssuedCode {
  readonly sub: string;
  readonly redirect: string;
  readonly challenge: string;
  readonly until: number;
}

const CODE_MS = 5 * 60_000;
const MAX_BODY_BYTES = 64 * 1024;

/**
 * Serves the OAuth 2.0 pages of a user pool, with a stand-in for each provider on which anybody says who they are. The
 * pool's own users have no page here, as in a client that names other providers alone.
 */
export function serveHostedPages(
  calls: PoolCalls,
  { providers = [], callbacks, clientSecret }: Pool,
): RequestListener {
  const { issuer, users, now } = calls;
  const codes = new Map<string, IssuedCode>();

  /** Returns the provider of a request that our client may make; undefined for any other. */
  function findProvider(query: URLSearchParams): LocalProvider | undefined {
    const isOurs =
      query.get('client_id') === issuer.clientId &&
      callbacks?.().includes(query.get('redirect_uri') ?? '') &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('code_challenge');
    return isOurs ? providers.find(({ poolName }) => poolName === query.get('identity_provider')) : undefined;
  }

  async function signIn(
    query: URLSearchParams,
    form: URLSearchParams,
    provider: LocalProvider,
  ): Promise<string> {
    const user = await meetUser(calls, provider, form);
    const code = randomUUID();
    const redirect = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge') ?? '';
    codes.set(code, { sub: user.sub, redirect, challenge, until: now() + CODE_MS });
    return `${redirect}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
  }

  async function redeem(form: URLSearchParams, authorization = '') {
    const basic = Buffer.from(`${issuer.clientId}:${clientSecret}`).toString('base64');
    if (authorization !== `Basic ${basic}`) return { status: 401, body: { error: 'invalid_client' } };
    const issued = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const user = issued && users.findBySub(issued.sub);
    const isGood =
      issued?.challenge === challenge && issued.redirect === form.get('redirect_uri') && issued.until > now();
    if (!user || !isGood) return { status: 400, body: { error: 'invalid_grant' } };
    const { AccessToken, IdToken, RefreshToken } = await beginSession(calls, user);
    const tokens = { access_token: AccessToken, id_token: IdToken, refresh_token: RefreshToken };
    return { status: 200, body: { ...tokens, expires_in: TOKEN_SECONDS, token_type: 'Bearer' } };
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://unused');
    const form = await readForm(request);
    if (pathname === '/oauth2/token') {
      const { status, body } = await redeem(form, request.headers.authorization);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const provider = pathname === '/oauth2/authorize' ? findProvider(searchParams) : undefined;
    if (!provider) return void response.writeHead(400).end('invalid_request');
    if (request.method !== 'POST') return sendPage(response, renderProviderPage(provider));
    response.writeHead(302, { location: await signIn(searchParams, form, provider) }).end();
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, MAX_BODY_BYTES)).toString('utf8'));
}

function sendPage(response: ServerResponse, page: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .end(page);
}

/** Finds or creates the user of who signs in, with the address that the provider tells this time. */
async function meetUser(
  { users, now }: PoolCalls,
  { poolName, domains }: LocalProvider,
  form: URLSearchParams,
): Promise<PoolUser> {
  const email = (form.get('email') ?? '').toLowerCase();
  const userId = form.get('user') || createHash('sha256').update(email).digest('hex').slice(0, 16);
  const verified = domains === null && form.get('verified') === 'on';
  const known = users.findByIdentity(poolName, userId) ?? {
    ...(await createUser(email, randomUUID(), now())),
    external: { provider: poolName, userId },
  };
  const user = { ...known, email, verified };
  users.save(user);
  return user;
}
