import { PutSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createIdentity, type FakeIdentity } from '#test/fakes/identity.ts';
import { createLogins } from '#test/fakes/users.ts';
import { aCloud } from '../support/a-cloud.ts';

/** Sign-up and sign-in: one suite for the fake and for Cognito's adapter. */

let cloud: Awaited<ReturnType<typeof aCloud>>;
beforeAll(async () => {
  cloud = await aCloud();
  Object.assign(process.env, cloud.env);
});
afterAll(() => cloud.stop());

async function openAdapter(): Promise<FakeIdentity> {
  const { createCognitoIdentity } = await import('#functions/adapters/cognito/cognito-identity.ts');
  const { createCognitoAccounts } = await import('#functions/adapters/cognito/cognito-accounts.ts');
  const findCode = (email: string) => cloud.mailbox.list().find(({ to }) => to === email)?.code ?? '';
  return { identity: createCognitoIdentity(), accounts: createCognitoAccounts(createLogins()), findCode };
}

const sides = [
  { side: 'the fake', open: async () => createIdentity() },
  { side: 'the adapter', open: openAdapter },
];
const PASSWORD = 'correct horse';
const email = (name: string) => `${name}@example.org`;
const isRefusedAs = (code: string) => ({ name: 'IdentityError', code });
const createOtherCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe.each(sides)('$side of identity', ({ open }) => {
  let port: FakeIdentity;
  beforeAll(async () => {
    port = await open();
  });

  async function aUser(name: string): Promise<string> {
    await port.identity.signUp(email(name), PASSWORD);
    await port.identity.confirm(email(name), port.findCode(email(name)));
    return email(name);
  }

  test('somebody signs up, confirms by the mailed code and logs in, in small letters or capital ones', async () => {
    const { identity, accounts, findCode } = port;
    await identity.signUp(email('ann'), PASSWORD);
    await expect(identity.logIn(email('ann'), PASSWORD)).rejects.toMatchObject(isRefusedAs('not_confirmed'));
    const code = findCode(email('ann'));
    await expect(identity.confirm(email('ann'), createOtherCode(code))).rejects.toMatchObject(
      isRefusedAs('wrong_code'),
    );
    await identity.confirm(email('ann'), code);
    await expect(identity.confirm(email('ann'), code)).rejects.toMatchObject(
      isRefusedAs('already_confirmed'),
    );
    const { account, expires_in, access_token, refresh_token } = await identity.logIn(email('Ann'), PASSWORD);
    expect(account.email).toBe(email('ann'));
    expect(expires_in).toBeGreaterThan(0);
    expect(access_token).not.toBe(refresh_token);
    expect(await accounts.find(account.id)).toEqual(account);
    expect(await accounts.find(email('ann'))).toEqual(account);
  });

  test('an address is taken once, and a weak password by nobody', async () => {
    await aUser('taken');
    const again = port.identity.signUp(email('taken'), PASSWORD);
    await expect(again).rejects.toMatchObject(isRefusedAs('email_taken'));
    const weak = port.identity.signUp(email('weak'), 'short');
    await expect(weak).rejects.toMatchObject(isRefusedAs('weak_password'));
  });

  test('a stranger and a wrong password are refused alike', async () => {
    const known = await aUser('known');
    for (const address of [known, email('stranger')])
      await expect(port.identity.logIn(address, 'wrong password')).rejects.toMatchObject(
        isRefusedAs('wrong_password'),
      );
  });

  test('an account is locked after too many wrong passwords, for the right one too', async () => {
    // The first lock lasts a second, which a busy machine may take for one log-in.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const address = await aUser('locked');
    for (let miss = 0; miss < 5; miss += 1)
      await expect(port.identity.logIn(address, 'wrong password')).rejects.toMatchObject(
        isRefusedAs('wrong_password'),
      );
    await expect(port.identity.logIn(address, PASSWORD)).rejects.toMatchObject(isRefusedAs('locked'));
  });

  test('another code is mailed to whoever waits for one, and nobody else is told', async () => {
    const { identity, findCode } = port;
    await identity.signUp(email('waiting'), PASSWORD);
    await identity.resendCode(email('waiting'));
    await identity.confirm(email('waiting'), findCode(email('waiting')));
    await expect(identity.resendCode(email('waiting'))).rejects.toMatchObject(
      isRefusedAs('invalid_parameter'),
    );
    await identity.resendCode(email('stranger'));
  });

  test('a session goes on until it is revoked, alone or with all the others', async () => {
    const { identity } = port;
    const address = await aUser('sessions');
    const [one, two, three] = [
      await identity.logIn(address, PASSWORD),
      await identity.logIn(address, PASSWORD),
      await identity.logIn(address, PASSWORD),
    ];
    expect((await identity.refresh(one.refresh_token)).account).toEqual(one.account);
    await identity.revoke(one.refresh_token);
    await expect(identity.refresh(one.refresh_token)).rejects.toMatchObject(isRefusedAs('session_ended'));
    await identity.refresh(two.refresh_token);
    await identity.revokeAll(two.access_token);
    for (const { refresh_token } of [two, three])
      await expect(identity.refresh(refresh_token)).rejects.toMatchObject(isRefusedAs('session_ended'));
    for (const token of ['made up', 'made.up', ''])
      await expect(identity.refresh(token)).rejects.toMatchObject(isRefusedAs('session_ended'));
  });

  test('a mailed code sets a new password once, and a weak one not at all', async () => {
    const { identity, findCode } = port;
    const address = await aUser('forgetful');
    await identity.sendResetCode(address);
    await identity.sendResetCode(email('stranger'));
    const code = findCode(address);
    await expect(identity.resetPassword(address, code, 'short')).rejects.toMatchObject(
      isRefusedAs('weak_password'),
    );
    await expect(
      identity.resetPassword(address, createOtherCode(code), 'a new secret'),
    ).rejects.toMatchObject(isRefusedAs('wrong_code'));
    await identity.resetPassword(address, code, 'a new secret');
    await identity.logIn(address, 'a new secret');
    await expect(identity.logIn(address, PASSWORD)).rejects.toMatchObject(isRefusedAs('wrong_password'));
  });

  test('with two-step sign-in a password asks for a code of the app, which is good once', async () => {
    const { identity, accounts } = port;
    const address = await aUser('careful');
    const { access_token, account } = await identity.logIn(address, PASSWORD);
    const totp = new TOTP({ secret: await identity.startTwoStep(access_token) });
    const tell = (later: -1 | 0 | 1) => totp.generate({ timestamp: Date.now() + later * 30_000 });
    await expect(identity.confirmTwoStep(access_token, createOtherCode(tell(-1)))).rejects.toMatchObject(
      isRefusedAs('wrong_code'),
    );
    expect(await accounts.hasTwoStep(account.id)).toBe(false);
    await identity.confirmTwoStep(access_token, tell(-1));
    expect(await accounts.hasTwoStep(account.id)).toBe(true);
    await expect(identity.logIn(address, PASSWORD)).rejects.toMatchObject(isRefusedAs('two_step_required'));
    await expect(identity.logIn(address, 'wrong password', tell(0))).rejects.toMatchObject(
      isRefusedAs('wrong_password'),
    );
    await expect(identity.logIn(address, PASSWORD, createOtherCode(tell(0)))).rejects.toMatchObject(
      isRefusedAs('wrong_code'),
    );
    const code = tell(0);
    expect((await identity.logIn(address, PASSWORD, code)).account).toEqual(account);
    await expect(identity.logIn(address, PASSWORD, code)).rejects.toMatchObject(isRefusedAs('wrong_code'));
    await accounts.endTwoStep(account.id);
    await accounts.endTwoStep(account.id);
    expect(await accounts.hasTwoStep(account.id)).toBe(false);
    await identity.logIn(address, PASSWORD);
  });

  test('an administrator ends every session of an account', async () => {
    const { identity, accounts } = port;
    const { account, refresh_token } = await identity.logIn(await aUser('elsewhere'), PASSWORD);
    await accounts.signOut(account.id);
    await expect(identity.refresh(refresh_token)).rejects.toMatchObject(isRefusedAs('session_ended'));
  });

  test('an account that is removed is found by nobody, and removing it again is no fault', async () => {
    const { identity, accounts } = port;
    const address = await aUser('gone');
    const { account, refresh_token } = await identity.logIn(address, PASSWORD);
    await accounts.remove(account.id);
    await accounts.remove(account.id);
    await expect(accounts.find(account.id)).rejects.toMatchObject(isRefusedAs('unknown_user'));
    await expect(identity.refresh(refresh_token)).rejects.toMatchObject(isRefusedAs('session_ended'));
  });
});

test('a client whose secret is wrong is our fault, not a wrong password', async () => {
  const { createCognitoIdentity } = await import('#functions/adapters/cognito/cognito-identity.ts');
  vi.stubEnv('USER_POOL_CLIENT_SECRET', 'canary');
  onTestFinished(() => void vi.unstubAllEnvs());
  const SecretString = 'another secret';
  await cloud.clients.secrets.send(new PutSecretValueCommand({ SecretId: 'canary', SecretString }));
  const identity = createCognitoIdentity();
  await expect(identity.logIn(email('ann'), PASSWORD)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: expect.stringContaining('secret hash'),
  });
});

test('a refresh token with another user’s name in it refreshes nobody', async () => {
  const { identity, findCode } = await openAdapter();
  await identity.signUp(email('named'), PASSWORD);
  await identity.confirm(email('named'), findCode(email('named')));
  const { refresh_token } = await identity.logIn(email('named'), PASSWORD);
  const changed = `${Buffer.from('another').toString('base64url')}.${refresh_token.split('.')[1]}`;
  await expect(identity.refresh(changed)).rejects.toMatchObject(isRefusedAs('session_ended'));
});
