import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIES } from '#functions/domain/access/tries.ts';
import type { RouteName } from '#shared/api/routes.ts';
import { type Api, type ApiRequest, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';
import { givePremium } from '../support/give-premium.ts';

/** What keeps an account its owner's, on the whole server with the rights of each function's own role. */

let api: Api;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.stop());

const password = 'a long secret';
let people = 0;
const aPerson = () => api.person(`careful${people++}@example.org`);
const findMails = (email: string) => api.mailbox.list().filter(({ to }) => to === email);
const findCode = (email: string) => findMails(email).find(({ code }) => code !== '')?.code ?? '';
const createOtherCode = (code: string) => (code === '000000' ? '000001' : '000000');
const as =
  ({ token }: Person) =>
  (name: RouteName, asked: ApiRequest = {}) =>
    api.call(name, { ...asked, token });
const logIn = (email: string, given: object = {}, headers = {}) =>
  api.call('logIn', { body: { email, password, ...given }, headers });
const refresh = (cookie: string | undefined) => api.call('refreshSession', { cookie });

async function aPersonWithTwoSteps() {
  const person = await aPerson();
  const { body } = await as(person)('startTwoStep', { body: { password } });
  const totp = new TOTP({ secret: String(body.secret) });
  const tell = (later: -1 | 0 | 1) => totp.generate({ timestamp: Date.now() + later * 30_000 });
  const confirm = () => as(person)('confirmTwoStep', { body: { password, code: tell(-1) } });
  const first = await confirm();
  // The half minute of the code may have ended on its way: it was the last that is still taken.
  const confirmed = first.status === 200 ? first : await confirm();
  expect(confirmed.status).toBe(200);
  return { person, tell, codes: confirmed.body.recovery_codes as string[] };
}

test('an address changes by a code from the new one, and all that the account has stays its own', async () => {
  const person = await aPerson();
  const call = as(person);
  await givePremium(person);
  const document = { headers: { 'idempotency-key': 'one' }, body: { document: aWorksheet() } };
  expect((await call('createDocument', document)).status).toBe(201);
  await call('saveFolder', { params: { folder: 'year-4' }, body: { name: 'Year 4' } });
  const [to, from] = ['moved@example.org', person.email];
  const wrong = await call('startEmailChange', { body: { email: to, password: 'a guess' } });
  expect(wrong).toMatchObject({ status: 422, body: { where: 'password' } });
  expect(findMails(to)).toEqual([]);
  expect((await call('startEmailChange', { body: { email: to, password } })).status).toBe(204);
  const code = findCode(to);
  expect((await call('confirmEmailChange', { body: { code: createOtherCode(code) } })).body.code).toBe(
    'wrong_code',
  );
  expect((await logIn(from)).status).toBe(200);
  const moved = await call('confirmEmailChange', { body: { code } });
  expect(moved).toMatchObject({ status: 200, body: { id: person.id, email: to, plan: 'premium' } });
  expect((await logIn(from)).status).toBe(401);
  const { status, body } = await logIn(to);
  expect([status, body.user]).toMatchObject([200, { id: person.id, email: to }]);
  const token = String(body.access_token);
  expect((await api.call('listDocuments', { token })).body.documents).toHaveLength(1);
  expect((await api.call('listFolders', { token })).body).toMatchObject({ folders: [{ name: 'Year 4' }] });
  expect((await api.call('readPlan', { token })).body).toMatchObject({ plan: { state: 'premium' } });
  expect(findMails(from).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Your account has a new address', 'A new address for your account']),
  );
});

test('an address that has an account is not given away, and nobody learns of it', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  const before = findMails(other.email).length;
  const asked = await as(person)('startEmailChange', { body: { email: other.email, password } });
  expect(asked.status).toBe(204);
  expect(findMails(other.email)[0]).toMatchObject({ subject: 'You have a Handout account', code: '' });
  expect(findMails(other.email)).toHaveLength(before + 1);
  const guess = await as(person)('confirmEmailChange', { body: { code: '123456' } });
  expect(guess.body.code).toBe('wrong_code');
  expect((await logIn(other.email)).body.user).toMatchObject({ id: other.id });
});

test('guesses of a code that was mailed to a new address end after so many', async () => {
  const person = await aPerson();
  const to = `guessed-${person.email}`;
  await as(person)('startEmailChange', { body: { email: to, password } });
  const code = findCode(to);
  const confirm = (typed: string) => as(person)('confirmEmailChange', { body: { code: typed } });
  for (let count = 0; count < TRIES.addressCodes.own.limit; count += 1)
    expect((await confirm(createOtherCode(code))).status).toBe(422);
  expect((await confirm(code)).status).toBe(429);
});

test('two-step sign-in stops a password alone, at the log-in and after a forgotten password', async () => {
  const { person, tell, codes } = await aPersonWithTwoSteps();
  expect(codes).toHaveLength(10);
  const { email } = person;
  expect(await logIn(email)).toMatchObject({
    status: 403,
    body: { code: 'two_step_required' },
    cookie: undefined,
  });
  expect((await logIn(email, { password: 'a guess' })).status).toBe(401);
  expect((await logIn(email, { code: createOtherCode(tell(0)) })).status).toBe(422);
  await api.call('forgotPassword', { body: { email } });
  const reset = await api.call('resetPassword', {
    body: { email, code: findCode(email), password: 'a new secret' },
  });
  expect(reset).toMatchObject({ status: 403, body: { code: 'two_step_required' }, cookie: undefined });
  expect((await refresh(person.cookie)).status).toBe(401);
  const back = await logIn(email, { password: 'a new secret', code: tell(0) });
  expect(back.status).toBe(200);
  const again = await logIn(email, { password: 'a new secret', code: tell(0) });
  expect(again.body.code).toBe('wrong_code');
});

test('a recovery code lets in once, switches two-step sign-in off, and its owner is told', async () => {
  const { person, codes } = await aPersonWithTwoSteps();
  const { email } = person;
  expect((await logIn(email, { code: '0000-0000-0000-0000' })).body.code).toBe('wrong_code');
  expect((await logIn(email, { code: codes[0] })).status).toBe(200);
  expect((await as(person)('readSecurity')).body).toMatchObject({ two_step: false });
  expect(findMails(email).map(({ subject }) => subject)).toContain('Two-step sign-in is off');
});

test('guesses of second steps end after so many, for who knows the password alone', async () => {
  const { person, tell } = await aPersonWithTwoSteps();
  const { email } = person;
  // The code of the set-up was the first.
  for (let count = 1; count < TRIES.secondSteps.strangers.limit; count += 1)
    expect((await logIn(email, { code: 'not a recovery code' })).status).toBe(422);
  const refused = await logIn(email, { code: tell(0) });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('two-step sign-in and its recovery codes are changed by password and code alone', async () => {
  const { person, tell, codes } = await aPersonWithTwoSteps();
  const call = as(person);
  expect((await call('endTwoStep', { body: { password } })).body.code).toBe('two_step_required');
  const guess = await call('endTwoStep', { body: { password: 'a guess', code: tell(0) } });
  expect(guess).toMatchObject({ status: 422, body: { where: 'password' } });
  const renewed = await call('renewRecoveryCodes', { body: { password, code: tell(0) } });
  expect(renewed.body.recovery_codes).toHaveLength(10);
  expect((await logIn(person.email, { code: codes[0] })).body.code).toBe('wrong_code');
  expect((await call('endTwoStep', { body: { password, code: tell(1) } })).status).toBe(204);
  expect((await logIn(person.email)).status).toBe(200);
});

test('sessions are listed with their browsers, and one that is logged out there goes on no more', async () => {
  const person = await aPerson();
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const there = await logIn(person.email, {}, { 'user-agent': FIREFOX });
  const list = async () => {
    const { body } = await as(person)('readSecurity');
    return body.sessions as { id: string; device: string }[];
  };
  const found = (await list()).find(({ device }) => device === 'Firefox on Linux');
  expect(found?.id).toBe(there.body.id);
  expect(await list()).toHaveLength(2);
  const stranger = await aPerson();
  await as(stranger)('endSession', { params: { session: found?.id ?? '' } });
  expect((await refresh(there.cookie)).status).toBe(200);
  expect((await as(person)('endSession', { params: { session: found?.id ?? '' } })).status).toBe(204);
  expect((await refresh(there.cookie)).body.code).toBe('session_expired');
  expect((await refresh(person.cookie)).status).toBe(200);
  expect(await list()).toHaveLength(1);
  await api.call('logOut', { cookie: person.cookie });
  expect(await list()).toEqual([]);
});

test('a sign-in on a new device is told to the owner by mail, one on a known device is not', async () => {
  const person = await aPerson();
  const count = () => findMails(person.email).filter(({ subject }) => /new device/.test(subject)).length;
  expect(count()).toBe(0);
  const response = await fetch(`${api.url}/api/session/log-in`, {
    method: 'POST',
    headers: { origin: api.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password }),
  });
  const cookies = response.headers.getSetCookie();
  const browser = cookies.find((cookie) => cookie.startsWith('__Host-browser='));
  expect(browser).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(count()).toBe(1);
  await api.call('logIn', {
    body: { email: person.email, password },
    cookie: browser?.split(';')[0],
  });
  expect(count()).toBe(1);
});

test('whoever has lost the phone takes two-step sign-in away by a recovery code', async () => {
  const { person, codes } = await aPersonWithTwoSteps();
  const ended = await as(person)('endTwoStep', { body: { password, code: codes[3] } });
  expect(ended).toMatchObject({ status: 204 });
  expect((await logIn(person.email)).status).toBe(200);
  expect((await as(person)('readSecurity')).body).toMatchObject({ two_step: false });
});
