import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROUTES, type RouteName } from '#shared/api/routes.ts';
import { type Api, type ApiRequest, anApi, type Person } from '../support/an-api.ts';
import { givePremium } from '../support/give-premium.ts';
import { publishDocumentFor } from '../support/publish-for.ts';
import { createRequests, PIXEL } from '../support/requests.ts';
import { createTokens } from '../support/tokens.ts';

let api: Api;
let ann: Person;
let eve: Person;
let tokens: ReturnType<typeof createTokens>;
beforeAll(async () => {
  api = await anApi();
  [ann, eve] = [await api.person('ann@example.org'), await api.person('eve@example.org')];
  tokens = createTokens(api);
  // Private is for those who have a plan.
  await givePremium(ann);
});
afterAll(() => api.stop());

/** An upload of Ann's that has arrived. */
let upload: string;
beforeAll(async () => {
  const asked = createRequests({ id: '', version: 1 }).requestUpload();
  const { body } = await api.call('requestUpload', { ...asked, token: ann.token });
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
let hash: string;
beforeEach(async () => {
  ({ id, version, hash } = await publishDocumentFor(api, ann, { is_private: 1 }));
});

const createAllRequests = () => createRequests({ id, version, hash, upload });

const names = Object.keys(ROUTES) as RouteName[];
const forOne = names.filter((name) => ROUTES[name].path.includes('{id}'));

const callForStatus = async (name: RouteName, asked: ApiRequest = {}) =>
  (await api.call(name, { ...createAllRequests()[name](), ...asked })).status;

test.each(forOne)(
  '%s of another’s document answers as if there were none, and changes nothing',
  async (name) => {
    const before = await api.call('readDocument', { params: { id }, token: ann.token });
    const foreign = await api.call(name, { ...createAllRequests()[name](), token: eve.token });
    const missing = await api.call(name, {
      ...createRequests({ id: 'nowhere', version, hash, upload })[name](),
      token: eve.token,
    });
    expect(foreign.status).toBe(404);
    const { request_id: _, ...told } = foreign.body;
    expect(missing.body).toMatchObject(told);
    expect(await api.call('readDocument', { params: { id }, token: ann.token })).toEqual(before);
  },
);

test('readPublished of a private document is its owner’s alone', async () => {
  expect(await callForStatus('readPublished')).toBe(404);
  expect(await callForStatus('readPublished', { token: ann.token })).toBe(200);
});

test('readPublished of a public document is everybody’s, its key the owner’s', async () => {
  ({ id } = await publishDocumentFor(api, ann, { is_private: 0 }));
  const seen = async (token?: string) => (await api.call('readPublished', { params: { id }, token })).body;
  expect(await seen()).toMatchObject({ is_owner: false, key_url: null });
  expect(await seen(eve.token)).toMatchObject({ is_owner: false, key_url: null });
  expect(await seen(ann.token)).toMatchObject({ is_owner: true, key_url: expect.any(String) });
});

test('readPublished refuses a token that is not good, rather than take it for none', async () => {
  ({ id } = await publishDocumentFor(api, ann, { is_private: 0 }));
  const { good, expired, ...bad } = tokens;
  for (const [kind, make] of Object.entries(bad)) {
    const { status, body } = await api.call('readPublished', { params: { id }, token: await make(ann.id) });
    expect([kind, status, body.code]).toEqual([kind, 401, 'not_signed_in']);
  }
  const late = await api.call('readPublished', { params: { id }, token: await expired(ann.id) });
  expect([late.status, late.body.code]).toEqual([401, 'session_expired']);
  expect(await callForStatus('readPublished', { token: await good(ann.id) })).toBe(200);
});

test('a list shows nobody what is another’s', async () => {
  const { body } = await api.call('listDocuments', { token: eve.token });
  expect(JSON.stringify(body)).not.toContain(id);
});

test('an upload that is another’s is not there, and asks nobody in whose token is not good', async () => {
  expect(await callForStatus('completeUpload', { token: eve.token })).toBe(404);
  const { good: _, ...bad } = tokens;
  for (const [kind, make] of Object.entries(bad))
    expect([kind, await callForStatus('requestUpload', { token: await make(ann.id) })]).toEqual([kind, 401]);
  expect(await callForStatus('requestUpload')).toBe(401);
  expect(await callForStatus('requestUpload', { token: ann.token })).toBe(201);
});

test('pictures of another are read by nobody else', async () => {
  const { body } = await api.call('completeUpload', { params: { upload }, token: ann.token });
  const seen = async (token: string) =>
    (await api.call('readImages', { query: { ids: String(body.id) }, token })).body.images;
  expect(await seen(ann.token)).toHaveLength(1);
  expect(await seen(eve.token)).toEqual([]);
});
