import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { type Api, type Asked, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';
import { givePremium } from '../support/give-premium.ts';
import { publishFor } from '../support/publish-for.ts';
import { tokensOf } from '../support/tokens.ts';

/** A picture of one pixel. */
const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const sumOf = (file: Uint8Array) => createHash('sha256').update(file).digest('base64');

let api: Api;
let ann: Person;
let eve: Person;
let tokens: ReturnType<typeof tokensOf>;
beforeAll(async () => {
  api = await anApi();
  [ann, eve] = [await api.person('ann@example.org'), await api.person('eve@example.org')];
  tokens = tokensOf(api);
  // Private is for those who have a plan.
  await givePremium(ann);
});
afterAll(() => api.stop());

/** An upload of Ann's that has arrived. */
let upload: string;
beforeAll(async () => {
  const asked = { token: ann.token, headers: key(), body: announced };
  const { body } = await api.call('requestUpload', asked);
  upload = String(body.id);
  await fetch(String(body.url), {
    method: 'PUT',
    body: PIXEL,
    headers: body.headers as Record<string, string>,
  });
});

/** A private, published document of Ann's, made anew for each test. */
let id: string;
let version: number;
beforeEach(async () => {
  ({ id, version } = await publishFor(api, ann, { is_private: 1 }));
});

const key = () => ({ 'idempotency-key': randomUUID() });
const settings = { is_private: 1, subjects: ['Math'], subject_other: '', grade_levels: ['K'] };
const someone = { email: 'nobody@example.org', password: 'a long secret' };

/** For each route a request that is good but for who sends it. */
const REQUESTS: Record<RouteName, () => Asked> = {
  signUp: () => ({ body: { ...someone, email: `${randomUUID()}@example.org` } }),
  confirmSignUp: () => ({ body: { ...someone, code: '123456' } }),
  resendCode: () => ({ body: { email: someone.email } }),
  logIn: () => ({ body: someone }),
  refreshSession: () => ({}),
  logOut: () => ({}),
  initializeUser: () => ({}),
  updateUser: () => ({ body: { onboarded: true } }),
  createDocument: () => ({ headers: key(), body: { document: aWorksheet() } }),
  listDocuments: () => ({}),
  readDocument: () => ({ params: { id } }),
  updateDocument: () => ({
    params: { id },
    headers: versioned(),
    body: { document: aWorksheet({ title: 'New' }) },
  }),
  renameDocument: () => ({ params: { id }, headers: versioned(), body: { filename: 'New' } }),
  copyDocument: () => ({ params: { id }, headers: key() }),
  deleteDocument: () => ({ params: { id } }),
  restoreDocument: () => ({ params: { id } }),
  publishDocument: () => ({ params: { id }, headers: versioned(), body: settings }),
  readPublishState: () => ({ params: { id } }),
  readPublishSettings: () => ({}),
  readPremium: () => ({ params: { id } }),
  readPlan: () => ({}),
  changePlan: () => ({ body: { cancels: true } }),
  startCheckout: () => ({ headers: key(), body: { interval: 'monthly', document_id: null } }),
  payAgain: () => ({}),
  takePaymentEvent: () => ({ body: {} }),
  readPublished: () => ({ params: { id } }),
  searchIcons: () => ({ query: { query: 'star' } }),
  downloadIcon: () => ({ params: { icon: '2B50' }, body: { color: '#B42318' } }),
  requestUpload: () => ({ headers: key(), body: announced }),
  completeUpload: () => ({ params: { upload } }),
  readImages: () => ({ query: { ids: 'one,two' } }),
};
const announced = { type: 'image/png', bytes: PIXEL.byteLength, checksum: sumOf(PIXEL) };
const versioned = () => ({ ...key(), 'if-match': `"${version}"` });

/** What a caller without an account gets from the routes that anyone may call. */
const FOR_ANYONE: Partial<Record<RouteName, number>> = {
  signUp: 200,
  confirmSignUp: 422,
  resendCode: 204,
  logIn: 401,
  refreshSession: 401,
  logOut: 204,
  searchIcons: 200,
  // Nobody but the payment service can sign.
  takePaymentEvent: 403,
};

/** What those get who pay for nothing from the routes of those who do. */
const WITHOUT_SUBSCRIPTION: Partial<Record<RouteName, number>> = { changePlan: 409, payAgain: 409 };

const names = Object.keys(ROUTES) as RouteName[];
const withAccess = (...access: string[]) => names.filter((name) => access.includes(ROUTES[name].access));
const forOne = names.filter((name) => ROUTES[name].path.includes('{id}'));

const statusOf = async (name: RouteName, asked: Asked = {}) =>
  (await api.call(name, { ...REQUESTS[name](), ...asked })).status;

test('every route is in the matrix', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual([...names].sort());
  expect(Object.keys(FOR_ANYONE).sort()).toEqual(withAccess('anyone').sort());
});

describe.each(withAccess('user', 'admin'))('%s', (name) => {
  test('refuses who is not signed in', async () => {
    expect(await statusOf(name)).toBe(401);
  });

  test('refuses every token that is not a good access token of ours', async () => {
    const { good: _, ...bad } = tokens;
    for (const [kind, make] of Object.entries(bad))
      expect([kind, await statusOf(name, { token: await make(ann.id) })]).toEqual([kind, 401]);
    expect(await statusOf(name, { token: 'no token at all' })).toBe(401);
  });

  test('lets in who it is for', async () => {
    const status = WITHOUT_SUBSCRIPTION[name] ?? ROUTES[name].reply.status;
    expect(await statusOf(name, { token: ann.token })).toBe(status);
  });
});

test.each(withAccess('anyone'))('%s answers everybody the same, whatever token is shown', async (name) => {
  expect(await statusOf(name)).toBe(FOR_ANYONE[name]);
  expect(await statusOf(name, { token: await tokens.forged(ann.id) })).toBe(FOR_ANYONE[name]);
});

test.each(forOne)(
  '%s of another’s document answers as if there were none, and changes nothing',
  async (name) => {
    const before = await api.call('readDocument', { params: { id }, token: ann.token });
    const foreign = await api.call(name, { ...REQUESTS[name](), token: eve.token });
    const missing = await api.call(name, {
      ...REQUESTS[name](),
      params: { id: 'nowhere' },
      token: eve.token,
    });
    expect(foreign.status).toBe(404);
    const { request_id: _, ...told } = foreign.body;
    expect(missing.body).toMatchObject(told);
    expect(await api.call('readDocument', { params: { id }, token: ann.token })).toEqual(before);
  },
);

test('readPublished of a private document is its owner’s alone', async () => {
  expect(await statusOf('readPublished')).toBe(404);
  expect(await statusOf('readPublished', { token: ann.token })).toBe(200);
});

test('readPublished of a public document is everybody’s, its key the owner’s', async () => {
  ({ id } = await publishFor(api, ann, { is_private: 0 }));
  const seen = async (token?: string) => (await api.call('readPublished', { params: { id }, token })).body;
  expect(await seen()).toMatchObject({ is_owner: false, key_url: null });
  expect(await seen(eve.token)).toMatchObject({ is_owner: false, key_url: null });
  expect(await seen(ann.token)).toMatchObject({ is_owner: true, key_url: expect.any(String) });
});

test('readPublished refuses a token that is not good, rather than take it for none', async () => {
  ({ id } = await publishFor(api, ann, { is_private: 0 }));
  const { good, expired, ...bad } = tokens;
  for (const [kind, make] of Object.entries(bad)) {
    const { status, body } = await api.call('readPublished', { params: { id }, token: await make(ann.id) });
    expect([kind, status, body.code]).toEqual([kind, 401, 'not_signed_in']);
  }
  const late = await api.call('readPublished', { params: { id }, token: await expired(ann.id) });
  expect([late.status, late.body.code]).toEqual([401, 'session_expired']);
  expect(await statusOf('readPublished', { token: await good(ann.id) })).toBe(200);
});

test('a list shows nobody what is another’s', async () => {
  const { body } = await api.call('listDocuments', { token: eve.token });
  expect(JSON.stringify(body)).not.toContain(id);
});

test('an upload that is another’s is not there, and asks nobody in whose token is not good', async () => {
  expect(await statusOf('completeUpload', { token: eve.token })).toBe(404);
  const { good: _, ...bad } = tokens;
  for (const [kind, make] of Object.entries(bad))
    expect([kind, await statusOf('requestUpload', { token: await make(ann.id) })]).toEqual([kind, 401]);
  expect(await statusOf('requestUpload')).toBe(401);
  expect(await statusOf('requestUpload', { token: ann.token })).toBe(201);
});

test('pictures of another are read by nobody else', async () => {
  const { body } = await api.call('completeUpload', { params: { upload }, token: ann.token });
  const seen = async (token: string) =>
    (await api.call('readImages', { query: { ids: String(body.id) }, token })).body.images;
  expect(await seen(ann.token)).toHaveLength(1);
  expect(await seen(eve.token)).toEqual([]);
});
