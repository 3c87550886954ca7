import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCAL_PROVIDERS } from '#infra/local/cognito/providers.ts';
import { type Api, anApi } from '../support/an-api.ts';

/** Signing in with other providers on the whole server, as a browser does it: cookies, redirects, the provider's page. */

let api: Api;
beforeAll(async () => {
  api = await anApi({ providers: LOCAL_PROVIDERS });
});
afterAll(() => api.stop());

interface Form {
  readonly email: string;
  readonly verified?: 'on';
  /** Who signs in there, whatever the address. */
  readonly user?: string;
}

/** A browser that keeps cookies and follows redirects, and signs in on the provider's page with the form. */
function aBrowser() {
  const cookies = new Map<string, string>();
  const open = async (address: string, init: RequestInit = {}) => {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const reply = await fetch(address, { redirect: 'manual', headers, ...init });
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return { reply, location: reply.headers.get('location') ?? '' };
  };
  /** Types the form once, and returns the address of the page in the end, without the origin. */
  const signIn = async (provider: string, form: Form): Promise<string> => {
    let { location } = await open(`${api.url}/api/session/providers/${provider}?back=/new/worksheet`);
    let isTyped = false;
    while (!location.startsWith(`${api.url}/`) || location.includes('/api/')) {
      const body = new URLSearchParams({ ...form });
      const isAsked: boolean = location.includes('/oauth2/authorize') && !isTyped;
      isTyped ||= isAsked;
      ({ location } = await open(location, isAsked ? { method: 'POST', body, headers: {} } : {}));
      if (location === '') throw new Error('The provider asks again who signs in');
    }
    return location.slice(api.url.length);
  };
  const refresh = async () => {
    const cookie = `__Host-session=${cookies.get('__Host-session')}`;
    return (await api.call('refreshSession', { cookie, headers: { 'sec-fetch-site': 'same-origin' } })).body;
  };
  return { cookies, open, signIn, refresh };
}

const readUser = ({ user }: Readonly<Record<string, unknown>>) => user as { id: string; email: string };

test('who signs in at a provider has a session of an account with that address, and comes back to the page', async () => {
  const browser = aBrowser();
  const form = { email: 'ann@example.org', verified: 'on' } as const;
  expect(await browser.signIn('google', form)).toBe('/new/worksheet?sign-in=done');
  const first = readUser(await browser.refresh());
  expect(first.email).toBe('ann@example.org');
  expect([...browser.cookies.keys()]).toEqual(['__Host-session', '__Host-browser']);
  const elsewhere = aBrowser();
  await elsewhere.signIn('microsoft', form);
  expect(readUser(await elsewhere.refresh()).id).toBe(first.id);
});

test('who has an account keeps it, and its password', async () => {
  const bob = await api.person('bob@example.org');
  const browser = aBrowser();
  await browser.signIn('google', { email: bob.email, verified: 'on' });
  expect(readUser(await browser.refresh()).id).toBe(bob.id);
  const logIn = await api.call('logIn', { body: { email: bob.email, password: 'a long secret' } });
  expect(logIn.status).toBe(200);
});

test('an address that no provider has verified opens no account', async () => {
  const cleo = await api.person('cleo@example.org');
  const browser = aBrowser();
  expect(await browser.signIn('google', { email: cleo.email })).toBe('/?sign-in=unverified_address');
  expect(await browser.signIn('river', { email: cleo.email, verified: 'on' })).toBe(
    '/?sign-in=unverified_address',
  );
  expect(browser.cookies.has('__Host-session')).toBe(false);
});

test('a school signs in its own people, and gives none of them another address later', async () => {
  const browser = aBrowser();
  await browser.signIn('river', { email: 'kim@river.example', user: 'kim' });
  const { id } = readUser(await browser.refresh());
  await browser.signIn('river', { email: 'dora@example.org', user: 'kim' });
  expect(readUser(await browser.refresh())).toMatchObject({ id, email: 'kim@river.example' });
  const dora = await api.person('dora@example.org');
  expect(dora.id).not.toBe(id);
});

test('a password that a stranger chose for the address before opens nothing', async () => {
  const email = 'emma@example.org';
  await api.call('signUp', { body: { email, password: 'of a stranger' } });
  await aBrowser().signIn('google', { email, verified: 'on' });
  const logIn = await api.call('logIn', { body: { email, password: 'of a stranger' } });
  expect(logIn.status).toBe(401);
});

test('an answer of a provider counts in the browser that asked for it, once, and with its code’s verifier', async () => {
  const [mine, others] = [aBrowser(), aBrowser()];
  const start = `${api.url}/api/session/providers/google`;
  const { location } = await mine.open(start);
  const body = new URLSearchParams({ email: 'finn@example.org', verified: 'on' });
  const { location: callback } = await mine.open(location, { method: 'POST', body, headers: {} });
  const failed = `${api.url}/?sign-in=sign_in_failed`;
  expect((await aBrowser().open(callback)).location).toBe(failed);
  await others.open(start);
  expect((await others.open(callback)).location).toBe(failed);
  expect((await mine.open(callback)).location).toContain('/oauth2/authorize');
  expect((await mine.open(callback)).location).toBe(failed);
});

test('a page of another site is nowhere that a sign-in comes back to', async () => {
  for (const back of ['//evil.test', '/\\evil.test', 'https://evil.test']) {
    const { location } = await aBrowser().open(
      `${api.url}/api/session/providers/google?${new URLSearchParams({ back })}`,
    );
    expect(location).toBe(`${api.url}/?sign-in=invalid`);
  }
});

test('the pool’s pages lead to our site alone, and offer neither sign-up nor a password', async () => {
  const { location } = await aBrowser().open(`${api.url}/api/session/providers/google`);
  const change = async (name: string, value: string) => {
    const address = new URL(location);
    address.searchParams.set(name, value);
    return (await fetch(address)).status;
  };
  expect((await fetch(location)).status).toBe(200);
  expect(await change('redirect_uri', 'https://evil.test/')).toBe(400);
  expect(await change('identity_provider', 'COGNITO')).toBe(400);
});
