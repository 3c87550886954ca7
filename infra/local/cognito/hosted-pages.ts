import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../process/read-body.ts';
import { IssuedCodes } from './issued-codes.ts';
import { beginSession } from './login-flows.ts';
import type { Pool, PoolCalls } from './pool-calls.ts';
import { renderProviderPage } from './provider-page.ts';
import type { LocalProvider } from './providers.ts';
import { TOKEN_SECONDS } from './token-issuer.ts';
import { createUser, type PoolUser } from './users.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Serves the OAuth 2.0 pages of a user pool, with a stand-in for each provider on which anybody says who they are. The
 * pool's own users have no page here, as in a client that names other providers alone.
 */
export function serveHostedPages(calls: PoolCalls, pool: Pool): RequestListener {
  const codes = new IssuedCodes(calls.now);
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://unused');
    const form = await readForm(request);
    if (pathname === '/oauth2/token') {
      const { status, body } = isOurClient(calls, pool, request.headers.authorization)
        ? await redeem(calls, codes, form)
        : { status: 401, body: { error: 'invalid_client' } };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    const provider = pathname === '/oauth2/authorize' ? findProvider(calls, pool, searchParams) : undefined;
    if (!provider) return void response.writeHead(400).end('invalid_request');
    const isPosted = request.method === 'POST';
    const given = isPosted ? form : readNewcomer(request.headers.cookie, provider);
    if (!given) return sendPage(response, renderProviderPage(provider));
    const isNew = !calls.users.findByIdentity(provider.poolName, toUserId(given));
    const user = await meetUser(calls, provider, given);
    response
      .writeHead(302, {
        location: codes.issue(user, searchParams),
        'set-cookie': isPosted && isNew ? keepNewcomer(provider, given) : FORGOTTEN,
      })
      .end();
  };
}

/** Returns the provider of a request that our client may make; undefined for any other. */
function findProvider(
  { issuer }: PoolCalls,
  { providers = [], callbacks }: Pool,
  query: URLSearchParams,
): LocalProvider | undefined {
  const isOurs =
    query.get('client_id') === issuer.clientId &&
    callbacks?.().includes(query.get('redirect_uri') ?? '') &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256' &&
    query.get('code_challenge');
  return isOurs ? providers.find(({ poolName }) => poolName === query.get('identity_provider')) : undefined;
}

function isOurClient({ issuer }: PoolCalls, { clientSecret }: Pool, authorization = ''): boolean {
  const basic = Buffer.from(`${issuer.clientId}:${clientSecret}`).toString('base64');
  return authorization === `Basic ${basic}`;
}

/** Exchanges a code for the tokens of its user. */
async function redeem(calls: PoolCalls, codes: IssuedCodes, form: URLSearchParams) {
  const sub = codes.redeem(form);
  const user = sub === undefined ? undefined : calls.users.findBySub(sub);
  if (!user) return { status: 400, body: { error: 'invalid_grant' } };
  const { AccessToken, IdToken, RefreshToken } = await beginSession(calls, user);
  const tokens = { access_token: AccessToken, id_token: IdToken, refresh_token: RefreshToken };
  return { status: 200, body: { ...tokens, expires_in: TOKEN_SECONDS, token_type: 'Bearer' } };
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

const NEWCOMER = 'stand-in-newcomer';
const OF_PROVIDER = 'Path=/oauth2; HttpOnly; SameSite=Lax';
const FORGOTTEN = `${NEWCOMER}=; ${OF_PROVIDER}; Max-Age=0`;

/**
 * Remembers who has signed in for the first time: the browser comes once more, when the identity is linked to an account, and a
 * provider at which somebody is signed in asks nothing then.
 */
const keepNewcomer = ({ poolName }: LocalProvider, form: URLSearchParams): string => {
  const kept = new URLSearchParams([...form, ['provider', poolName]]);
  return `${NEWCOMER}=${Buffer.from(kept.toString()).toString('base64url')}; ${OF_PROVIDER}; Max-Age=60`;
};

function readNewcomer(cookies = '', { poolName }: LocalProvider): URLSearchParams | null {
  const [, kept] = new RegExp(`(?:^|; )${NEWCOMER}=([\\w-]+)`).exec(cookies) ?? [];
  const form = kept === undefined ? null : new URLSearchParams(Buffer.from(kept, 'base64url').toString());
  return form?.get('provider') === poolName ? form : null;
}

const readAddress = (form: URLSearchParams): string => (form.get('email') ?? '').toLowerCase();
const toUserId = (form: URLSearchParams): string =>
  form.get('user') || createHash('sha256').update(readAddress(form)).digest('hex').slice(0, 16);

/** Finds or creates the user of who signs in, with the address that the provider tells this time. */
async function meetUser(
  { users, now }: PoolCalls,
  { poolName, domains }: LocalProvider,
  form: URLSearchParams,
): Promise<PoolUser> {
  const email = readAddress(form);
  const userId = toUserId(form);
  const verified = domains === null && form.get('verified') === 'on';
  const known = users.findByIdentity(poolName, userId) ?? {
    ...(await createUser(email, randomUUID(), now())),
    external: { provider: poolName, userId },
  };
  const user = { ...known, email, verified };
  users.save(user);
  return user;
}
