import { describe, expect, test } from 'vitest';
import type { Session } from '#shared/api/models.ts';
import { REFUSALS, type RefusalCode } from '#shared/api/refusals.ts';
import { ApiError } from './api-error.ts';
import { createApi, toIdempotencyHeaders, toVersionHeaders } from './client.ts';
import { SessionStore } from './session.ts';

const user = { id: 'u1', email: 'maria@school.example' } as Session['user'];
const createSession = (token: string, seconds = 3600): Session => ({
  id: 'session',
  access_token: token,
  expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
  user,
});

const createReply = (body: unknown, status = 200): Response => Response.json(body, { status });
const createRefusal = (code: RefusalCode, more = {}): Response =>
  createReply(
    { code, message: REFUSALS[code].message, where: null, problems: [], ...more },
    REFUSALS[code].status,
  );

/** A client whose server is a function; `calls` are the lines that it was sent. */
function withServer(answer: (line: string, token: string | null) => Response, isRemembered = false) {
  let remembers = isRemembered;
  const calls: string[] = [];
  const requests: Request[] = [];
  const session = new SessionStore({
    read: () => remembers,
    write: (isSignedIn) => {
      remembers = isSignedIn;
    },
  });
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const request = new Request(new URL(String(address), 'http://handout.test'), init);
    const line = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
    calls.push(line);
    requests.push(request);
    return answer(line, request.headers.get('authorization'));
  };
  return { api: createApi({ session, fetch }), session, calls, requests, remembers: () => remembers };
}

const REFRESH = 'POST /session/refresh';
const list = { documents: [], next: null };

describe('a call', () => {
  test('fills the path, the query, the headers and the body of its route', async () => {
    const { api, session, requests } = withServer(() => createReply({ version: 3 }));
    session.start(createSession('one'));
    await api.renameDocument({
      params: { id: 'a/b' },
      headers: toVersionHeaders(2, 'key'),
      body: { filename: 'Rain' },
    });
    await api.listDocuments({ query: { next: 'n m' } });
    const [rename, listing] = requests;
    expect(new URL(rename?.url ?? '').pathname).toBe('/api/documents/a%2Fb/name');
    expect(Object.fromEntries(rename?.headers ?? [])).toMatchObject({
      'if-match': '"2"',
      'idempotency-key': 'key',
      authorization: 'Bearer one',
    });
    expect(await rename?.json()).toEqual({ filename: 'Rain' });
    expect(new URL(listing?.url ?? '').search).toBe('?next=n+m');
  });

  test('that is never answered fails and says so, and can be made again', async () => {
    const session = new SessionStore({ read: () => false, write: () => undefined });
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const { listGallery } = createApi({ session, fetch, patience: 1 });
    await expect(listGallery({ query: {} })).rejects.toMatchObject({ code: 'unanswered', isTransient: true });
  });

  test('resolves to null where the answer is empty', async () => {
    const { api } = withServer(() => new Response(null, { status: 204 }));
    expect(await api.logOut()).toBeNull();
  });

  test('rejects with the code, the status, the words and the place of a refusal', async () => {
    const { api } = withServer(() => createRefusal('weak_password', { where: 'body.password' }));
    const error = await api.signUp({ body: { email: 'a@b.example', password: 'x' } }).catch((one) => one);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'weak_password', status: 422, where: 'body.password' });
    expect(error.getFieldMessage('password')).toBe('A password needs 8 or more characters.');
    expect(error.getFieldMessage('email')).toBeUndefined();
  });

  test('says that there is no connection where nothing answers', async () => {
    const { api } = withServer(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api.logOut()).rejects.toMatchObject({ code: 'offline', status: 0, isTransient: true });
  });

  test('takes a page of the gateway for a server that does not answer', async () => {
    const { api } = withServer(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.logOut()).rejects.toMatchObject({ code: 'unavailable', status: 502, retryAfter: null });
  });

  test('rejects with when to try again, where the server says so', async () => {
    const { api } = withServer(() => {
      const refusal = createRefusal('quota_reached');
      refusal.headers.set('retry-after', '1200');
      return refusal;
    });
    await expect(api.logOut()).rejects.toMatchObject({ code: 'quota_reached', retryAfter: 1200 });
  });
});

describe('a session', () => {
  test('is not asked for where nobody has signed in on this device', async () => {
    const { api, calls } = withServer(() => createRefusal('not_signed_in'));
    await expect(api.listDocuments({ query: {} })).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(calls).toEqual(['GET /documents']);
  });

  test('of an earlier visit is taken up before the first call', async () => {
    const server = withServer((line) => createReply(line === REFRESH ? createSession('one') : list), true);
    await server.api.listDocuments({ query: {} });
    expect(server.calls).toEqual([REFRESH, 'GET /documents']);
    expect(server.session.getState()).toEqual({ status: 'in', user });
  });

  test('whose token is refused is renewed once, for all calls that wait for it', async () => {
    const server = withServer((line, token) => {
      if (line === REFRESH) return createReply(createSession('two'));
      return token === 'Bearer two' ? createReply(list) : createRefusal('session_expired');
    });
    server.session.start(createSession('one'));
    await Promise.all([1, 2, 3].map(() => server.api.listDocuments({ query: {} })));
    expect(server.calls.filter((line) => line === REFRESH)).toHaveLength(1);
  });

  test('is renewed before a token that is about to end is used', async () => {
    const server = withServer((line) => createReply(line === REFRESH ? createSession('two') : list));
    server.session.start(createSession('one', 5));
    await server.api.listDocuments({ query: {} });
    expect(server.calls).toEqual([REFRESH, 'GET /documents']);
  });

  test('that cannot be renewed has expired, and the next visit does not ask for it', async () => {
    const server = withServer(() => createRefusal('session_expired'));
    server.session.start(createSession('one'));
    await expect(server.api.listDocuments({ query: {} })).rejects.toMatchObject({ code: 'session_expired' });
    expect(server.session.getState()).toEqual({ status: 'expired', user: null });
    expect(server.remembers()).toBe(false);
  });

  test('of an earlier visit that is refused has expired, so that logging in is offered and not signing up', async () => {
    const server = withServer(() => createRefusal('session_expired'), true);
    await expect(server.api.listDocuments({ query: {} })).rejects.toMatchObject({ code: 'session_expired' });
    expect(server.session.getState().status).toBe('expired');
    expect(server.remembers()).toBe(false);
  });

  test('outlives a server that does not answer', async () => {
    const server = withServer((line) =>
      line === REFRESH ? createRefusal('unavailable') : createRefusal('session_expired'),
    );
    server.session.start(createSession('one'));
    await expect(server.api.listDocuments({ query: {} })).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.session.isSignedIn()).toBe(true);
  });
});

test('a key of a write is new for each write', () => {
  expect(toIdempotencyHeaders()['idempotency-key']).not.toBe(toIdempotencyHeaders()['idempotency-key']);
});
