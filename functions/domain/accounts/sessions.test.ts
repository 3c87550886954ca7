import { expect, test, vi } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { createIdentity } from '#test/fakes/identity.ts';
import { IdentityError, type IdentityErrorCode } from '../../errors/identity-error.ts';
import type { Ports } from '../../ports/ports.ts';
import {
  confirmSignUp,
  logIn,
  logOut,
  logOutEverywhere,
  refreshSession,
  resendCode,
  signUp,
} from './sessions.ts';

const tokens = { access_token: 'access', expires_in: 3600, account: { id: 'ann', email: 'ann@example.org' } };
const ann = { email: ' Ann@Example.org', password: 'secret-99' };

/** Creates an identity provider that accepts Ann, except for the given methods. */
const aPool = (given: Partial<Ports['identity']> = {}): Ports['identity'] => ({
  signUp: vi.fn(async () => undefined),
  confirm: vi.fn(async () => undefined),
  resendCode: vi.fn(async () => undefined),
  logIn: vi.fn(async () => ({ ...tokens, refresh_token: 'refresh' })),
  refresh: vi.fn(async () => tokens),
  revoke: vi.fn(async () => undefined),
  sendResetCode: vi.fn(async () => undefined),
  resetPassword: vi.fn(async () => undefined),
  revokeAll: vi.fn(async () => undefined),
  startTwoStep: vi.fn(async () => 'KEY'),
  confirmTwoStep: vi.fn(async () => undefined),
  ...given,
});
const failing = (code: IdentityErrorCode) => vi.fn(() => Promise.reject(new IdentityError(code)));

test('logging in gives a session with the profile, and the refresh token apart from it', async () => {
  const fakes = createFakes({ identity: aPool() });
  const { session, refresh_token } = await logIn(fakes, ann);
  expect(refresh_token).toBe('refresh');
  expect(JSON.stringify(session)).not.toContain('refresh');
  expect(session).toMatchObject({
    access_token: 'access',
    expires_at: '2026-03-01T11:00:00.000Z',
    user: { id: 'ann', plan: 'free', role: 'user' },
  });
});

test('an address is the same in small and capital letters', async () => {
  const identity = aPool();
  await signUp({ identity, clock: createFakes().clock }, ann);
  expect(identity.signUp).toHaveBeenCalledWith('ann@example.org', 'secret-99');
});

test.each<[IdentityErrorCode, string]>([
  ['weak_password', 'weak_password'],
  ['throttled', 'too_many_requests'],
])('signing up that fails with %s is refused as %s', async (name, code) => {
  const identity = aPool({ signUp: failing(name) });
  await expect(signUp({ identity, clock: createFakes().clock }, ann)).rejects.toMatchObject({ code });
});

test('signing up answers the same for a new address, one with an account and one that waits for its code, and takes as long', async () => {
  const pools = {
    new: aPool(),
    confirmed: aPool({ signUp: failing('email_taken'), resendCode: failing('invalid_parameter') }),
    waiting: aPool({ signUp: failing('email_taken'), sendResetCode: failing('invalid_parameter') }),
    often: aPool({
      signUp: failing('email_taken'),
      resendCode: failing('limit_exceeded'),
      sendResetCode: failing('limit_exceeded'),
    }),
  };
  for (const identity of Object.values(pools)) {
    const { clock } = createFakes();
    const before = clock.now().getTime();
    expect(await signUp({ identity, clock }, ann)).toBeUndefined();
    expect(clock.now().getTime() - before).toBe(400);
  }
  expect(pools.new.sendResetCode).not.toHaveBeenCalled();
  expect(pools.confirmed.sendResetCode).toHaveBeenCalledWith('ann@example.org');
  expect(pools.waiting.resendCode).toHaveBeenCalledWith('ann@example.org');
});

test('the second step of a sign-up tells a new address and one with an account apart by nothing', async () => {
  const { identity, findCode } = createIdentity();
  const fakes = createFakes({ identity });
  await signUp(fakes, ann);
  await confirmSignUp(fakes, { ...ann, code: findCode('ann@example.org') });
  const trySigningUp = async (email: string) => {
    const form = { email, password: 'other-password' };
    await signUp(fakes, form);
    return confirmSignUp(fakes, { ...form, code: '000000' }).catch(({ code, message }) => [code, message]);
  };
  expect(await trySigningUp('ann@example.org')).toEqual(['wrong_code', 'That code is not right.']);
  expect(await trySigningUp('new@example.org')).toEqual(['wrong_code', 'That code is not right.']);
});

test.each<[IdentityErrorCode, string]>([
  ['wrong_password', 'wrong_password'],
  ['unknown_user', 'wrong_password'],
  ['not_confirmed', 'not_confirmed'],
])('logging in that fails with %s is refused as %s', async (name, code) => {
  const fakes = createFakes({ identity: aPool({ logIn: failing(name) }) });
  await expect(logIn(fakes, ann)).rejects.toMatchObject({ code });
});

test('an account that is locked after too many wrong passwords asks to wait, and says how long', async () => {
  const fakes = createFakes({ identity: aPool({ logIn: failing('locked') }) });
  await expect(logIn(fakes, ann)).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please wait a minute, then try again.',
    retryAfter: 60,
  });
  const often = createFakes({ identity: aPool({ logIn: failing('limit_exceeded') }) });
  await expect(logIn(often, ann)).rejects.toMatchObject({
    message: 'Too many tries. Please wait about an hour, then try again.',
  });
});

test('an error that we do not know stays one', async () => {
  const fakes = createFakes({
    identity: aPool({
      logIn: vi.fn(() => Promise.reject(Object.assign(new Error(), { name: 'ECONNRESET' }))),
    }),
  });
  await expect(logIn(fakes, ann)).rejects.toMatchObject({ name: 'ECONNRESET' });
});

test('confirming logs in, and again when the first answer was lost', async () => {
  const already = aPool({ confirm: failing('already_confirmed') });
  const form = { ...ann, code: '123456' };
  expect(await confirmSignUp(createFakes({ identity: aPool() }), form)).toMatchObject({
    refresh_token: 'refresh',
  });
  expect(await confirmSignUp(createFakes({ identity: already }), form)).toMatchObject({
    refresh_token: 'refresh',
  });
});

test('a wrong code is told as such, for a stranger’s address too', async () => {
  const form = { ...ann, code: '123456' };
  for (const name of ['wrong_code', 'unknown_user'] as const) {
    const fakes = createFakes({ identity: aPool({ confirm: failing(name) }) });
    await expect(confirmSignUp(fakes, form)).rejects.toMatchObject({ code: 'wrong_code' });
  }
});

test('asking for another code answers a stranger as it answers everybody, and takes as long', async () => {
  for (const name of ['unknown_user', 'invalid_parameter', 'limit_exceeded'] as const) {
    const { clock } = createFakes();
    const before = clock.now().getTime();
    await resendCode({ identity: aPool({ resendCode: failing(name) }), clock }, ann.email);
    expect(clock.now().getTime() - before).toBe(400);
  }
});

test('a refresh without a cookie asks to log in, with a dead one says that the session ended', async () => {
  const fakes = createFakes({ identity: aPool({ refresh: failing('session_ended') }) });
  await expect(refreshSession(fakes, undefined, 'Chrome')).rejects.toMatchObject({ code: 'not_signed_in' });
  await expect(refreshSession(fakes, 'dead', 'Chrome')).rejects.toMatchObject({ code: 'session_expired' });
});

test('logging out revokes the refresh token, and without one does nothing', async () => {
  const identity = aPool();
  await logOut(createFakes({ identity }), undefined);
  expect(identity.revoke).not.toHaveBeenCalled();
  await logOut(createFakes({ identity }), 'refresh');
  expect(identity.revoke).toHaveBeenCalledWith('refresh');
});

test('logging out everywhere ends all sessions, and asks for one that is good', async () => {
  const identity = aPool();
  await logOutEverywhere(createFakes({ identity }), 'refresh');
  expect(identity.revokeAll).toHaveBeenCalledWith('access');
  await expect(logOutEverywhere(createFakes({ identity }), undefined)).rejects.toMatchObject({
    code: 'not_signed_in',
  });
  const dead = aPool({ refresh: failing('session_ended') });
  await expect(logOutEverywhere(createFakes({ identity: dead }), 'dead')).rejects.toMatchObject({
    code: 'session_expired',
  });
});

test('a session that was ended from another device goes on no more, and its token is revoked', async () => {
  const identity = aPool();
  const fakes = createFakes({ identity });
  const { id } = await refreshSession(fakes, 'refresh', 'Chrome on Windows');
  expect(await fakes.sessions.list('ann')).toEqual([
    { id, device: 'Chrome on Windows', started_at: null, seen_at: '2026-03-01T10:00:00.000Z' },
  ]);
  await fakes.sessions.end('ann', id, '2026-03-01T10:00:00.000Z');
  await expect(refreshSession(fakes, 'refresh', 'Chrome')).rejects.toMatchObject({ code: 'session_expired' });
  expect(identity.revoke).toHaveBeenCalledWith('refresh');
  expect((await refreshSession(fakes, 'another', 'Chrome')).id).not.toBe(id);
});

test('a session that was logged out is in no list, alone or with all others', async () => {
  const fakes = createFakes({ identity: aPool() });
  await refreshSession(fakes, 'one', 'Chrome');
  await refreshSession(fakes, 'two', 'Firefox');
  await logOut(fakes, 'one');
  expect(await fakes.sessions.list('ann')).toMatchObject([{ device: 'Firefox' }]);
  await logOutEverywhere(fakes, 'two');
  expect(await fakes.sessions.list('ann')).toEqual([]);
});
