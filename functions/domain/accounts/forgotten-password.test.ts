import { expect, test, vi } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { IdentityError, type IdentityErrorCode } from '../../errors/identity-error.ts';
import type { Ports } from '../../ports/ports.ts';
import { forgotPassword, resetPassword } from './forgotten-password.ts';

const tokens = { access_token: 'access', expires_in: 3600, account: { id: 'ann', email: 'ann@example.org' } };
const form = { email: ' Ann@Example.org', code: '123456', password: 'a new secret' };

const aPool = (given: Partial<Ports['identity']> = {}): Ports['identity'] => ({
  ...createFakes().identity,
  logIn: vi.fn(async () => ({ ...tokens, refresh_token: 'refresh' })),
  sendResetCode: vi.fn(async () => undefined),
  resetPassword: vi.fn(async () => undefined),
  ...given,
});
const failing = (code: IdentityErrorCode) => vi.fn(() => Promise.reject(new IdentityError(code)));

test('asking for a code answers a stranger as it answers everybody, and takes as long', async () => {
  for (const sendResetCode of [
    vi.fn(async () => undefined),
    failing('unknown_user'),
    failing('invalid_parameter'),
    failing('limit_exceeded'),
  ]) {
    const { clock } = createFakes();
    const before = clock.now().getTime();
    await forgotPassword({ identity: aPool({ sendResetCode }), clock }, form.email);
    expect(sendResetCode).toHaveBeenCalledWith('ann@example.org');
    expect(clock.now().getTime() - before).toBe(400);
  }
});

test('a new password ends every session that the old one began, before it begins its own', async () => {
  const calls: string[] = [];
  const noted = <T>(name: string, answer: T) =>
    vi.fn(async () => {
      calls.push(name);
      return answer;
    });
  const identity = aPool({
    resetPassword: noted('reset', undefined),
    logIn: noted('logIn', { ...tokens, refresh_token: 'refresh' }),
  });
  const fakes = createFakes({ identity });
  const accounts = { ...fakes.accounts, signOut: noted('signOut', undefined) };
  expect(await resetPassword({ ...fakes, accounts }, form)).toMatchObject({ refresh_token: 'refresh' });
  expect(calls).toEqual(['reset', 'signOut', 'logIn']);
  expect(fakes.sentMails).toMatchObject([{ to: 'ann@example.org', subject: 'You have a new password' }]);
});

test('whatever is wrong with code or address is one refusal, which tells nobody who has an account', async () => {
  const messages = new Set<string>();
  for (const name of [
    'wrong_code',
    'expired_code',
    'unknown_user',
    'limit_exceeded',
    'invalid_parameter',
  ] as const) {
    const identity = aPool({ resetPassword: failing(name) });
    const refusal = await resetPassword(createFakes({ identity }), form).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'wrong_code' });
    messages.add((refusal as Error).message);
    expect(identity.logIn).not.toHaveBeenCalled();
  }
  expect(messages.size).toBe(1);
});

test('a password that is too weak is told as such', async () => {
  const identity = aPool({ resetPassword: failing('weak_password') });
  await expect(resetPassword(createFakes({ identity }), form)).rejects.toMatchObject({
    code: 'weak_password',
  });
});

test('a new password does not get past two-step sign-in, and has ended every session', async () => {
  const fakes = createFakes({ identity: aPool({ logIn: failing('two_step_required') }) });
  const signOut = vi.fn(async () => undefined);
  const ports = { ...fakes, accounts: { ...fakes.accounts, signOut } };
  await expect(resetPassword(ports, form)).rejects.toMatchObject({ code: 'two_step_required' });
  expect(signOut).toHaveBeenCalledOnce();
});
