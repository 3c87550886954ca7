import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { JwtRsaVerifier } from 'aws-jwt-verify';
import { afterAll, expect, test } from 'vitest';
import { serveCognito } from '#infra/local/cognito/cognito.ts';
import { openMailbox } from '#infra/local/cognito/mailbox.ts';
import { openTokenIssuer } from '#infra/local/cognito/token-issuer.ts';
import { openUsers } from '#infra/local/cognito/users.ts';
import { listen } from '#infra/local/process/listen.ts';
import { aCloud, createClients } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';
import { anAccount } from '../support/an-account.ts';
import { createProver, proveClient } from '../support/client-proof.ts';

const cloud = await aCloud();
afterAll(() => cloud.stop());
const ClientId = cloud.env.USER_POOL_CLIENT_ID;
const UserPoolId = cloud.env.USER_POOL_ID;
const { cognito } = cloud.clients;
const PASSWORD = 'correct horse';

let people = 0;
const anEmail = () => `teacher${people++}@example.org`;
const findCode = (email: string) => cloud.mailbox.list().find(({ to }) => to === email)?.code ?? '';
const createOtherCode = (code: string) => (code === '000000' ? '000001' : '000000');
const { clientSecret, prove } = proveClient(cloud);
const logIn = (email: string, password = PASSWORD) =>
  cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: prove(email).SecretHash },
    }),
  );
/** Refreshes as the user of the tokens, whose name in the pool is in their access token. */
const refresh = (tokens: AuthenticationResultType = {}) =>
  refreshAs(JSON.parse(atob(tokens.AccessToken?.split('.')[1] ?? '')).username, tokens.RefreshToken);
const refreshAs = (name: string, token = '') =>
  cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: token, SECRET_HASH: prove(name).SecretHash },
    }),
  );
const confirm = (email: string, code: string) =>
  cognito.send(new ConfirmSignUpCommand({ ...prove(email), ConfirmationCode: code }));

async function aPerson(): Promise<string> {
  const email = anEmail();
  await cognito.send(new SignUpCommand({ ...prove(email), Password: PASSWORD }));
  await confirm(email, findCode(email));
  return email;
}

test('somebody signs up, confirms with the mailed code, logs in and gets tokens that verify', async () => {
  const email = anEmail();
  const signedUp = await cognito.send(new SignUpCommand({ ...prove(email), Password: PASSWORD }));
  expect(signedUp.UserConfirmed).toBe(false);
  await confirm(email, findCode(email));
  const { AuthenticationResult: tokens } = await logIn(email.toUpperCase());
  const issuer = cloud.env.USER_POOL_ISSUER ?? '';
  const verifier = JwtRsaVerifier.create({
    issuer,
    audience: null,
    jwksUri: `${issuer}/.well-known/jwks.json`,
  });
  verifier.cacheJwks(await (await fetch(`${issuer}/.well-known/jwks.json`)).json());
  const claims = await verifier.verify(tokens?.AccessToken ?? '');
  expect(claims).toMatchObject({
    token_use: 'access',
    client_id: ClientId,
    sub: signedUp.UserSub,
    username: signedUp.UserSub,
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(tokens?.ExpiresIn);
});

test('whoever knows the client’s id and not its secret signs nobody up, guesses nothing and has no mail sent', async () => {
  const email = await aPerson();
  const { AuthenticationResult: tokens } = await logIn(email);
  const mails = cloud.mailbox.list().length;
  const other = createProver(`${ClientId}`, 'a guess');
  const tries = [{ ClientId, Username: email }, other(email)].flatMap((who) => [
    () => cognito.send(new SignUpCommand({ ...who, Password: PASSWORD })),
    () => cognito.send(new ConfirmSignUpCommand({ ...who, ConfirmationCode: '123456' })),
    () => cognito.send(new ResendConfirmationCodeCommand(who)),
    () => cognito.send(new ForgotPasswordCommand(who)),
    () =>
      cognito.send(new ConfirmForgotPasswordCommand({ ...who, ConfirmationCode: '1', Password: PASSWORD })),
    () => cognito.send(toLogIn(email, 'SecretHash' in who ? `${who.SecretHash}` : undefined)),
  ]);
  for (const attempt of tries)
    await expect(attempt()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: expect.stringMatching(/secret[_ ]hash/i),
    });
  expect(cloud.mailbox.list()).toHaveLength(mails);
  for (const ClientSecret of [undefined, 'a guess'])
    await expect(
      cognito.send(new RevokeTokenCommand({ ClientId, ClientSecret, Token: tokens?.RefreshToken })),
    ).rejects.toMatchObject({ name: 'UnauthorizedException' });
  await refresh(tokens);
});

const toLogIn = (USERNAME: string, hash: string | undefined) =>
  new InitiateAuthCommand({
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD, ...(hash && { SECRET_HASH: hash }) },
  });

test('a refresh proves its user by the pool’s own name, not by the address, and not by another user’s', async () => {
  const { AuthenticationResult: tokens } = await logIn(await aPerson());
  const { AuthenticationResult: others } = await logIn(await aPerson());
  const other = JSON.parse(atob(others?.AccessToken?.split('.')[1] ?? '')).username;
  for (const name of ['teacher@example.org', other])
    await expect(refreshAs(name, tokens?.RefreshToken)).rejects.toThrow('Unable to verify secret hash');
});

test('an address that has an account cannot sign up again, however it is written', async () => {
  const email = await aPerson();
  const again = new SignUpCommand({ ...prove(email.toUpperCase()), Password: PASSWORD });
  await expect(cognito.send(again)).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

test('a password under eight characters and an address that is none are refused', async () => {
  const short = new SignUpCommand({ ...prove(anEmail()), Password: '1234567' });
  await expect(cognito.send(short)).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  const nobody = new SignUpCommand({ ...prove('nobody'), Password: PASSWORD });
  await expect(cognito.send(nobody)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('who has not confirmed cannot log in, and learns so only with the right password', async () => {
  const email = anEmail();
  await cognito.send(new SignUpCommand({ ...prove(email), Password: PASSWORD }));
  await expect(logIn(email)).rejects.toMatchObject({ name: 'UserNotConfirmedException' });
  await expect(logIn(email, 'wrong password')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a wrong code is a mismatch, the sixth try is one too many, and only the newest code counts', async () => {
  const email = anEmail();
  await cognito.send(new SignUpCommand({ ...prove(email), Password: PASSWORD }));
  const first = findCode(email);
  for (const _ of [1, 2, 3, 4, 5]) {
    await expect(confirm(email, createOtherCode(first))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  }
  await expect(confirm(email, first)).rejects.toMatchObject({ name: 'LimitExceededException' });
  await cognito.send(new ResendConfirmationCodeCommand(prove(email)));
  await confirm(email, findCode(email));
});

test('codes are mailed five times an hour at most', async () => {
  const email = anEmail();
  await cognito.send(new SignUpCommand({ ...prove(email), Password: PASSWORD }));
  const resend = () => cognito.send(new ResendConfirmationCodeCommand(prove(email)));
  for (const _ of [2, 3, 4, 5]) await resend();
  await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
});

test('a wrong password and an unknown address are refused in the same words', async () => {
  const email = await aPerson();
  const words = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(logIn(email, 'wrong password')).rejects.toMatchObject(words);
  await expect(logIn('stranger@example.org')).rejects.toMatchObject(words);
});

test('a refresh token gives new tokens until it is revoked', async () => {
  const email = await aPerson();
  const { AuthenticationResult: tokens } = await logIn(email);
  expect((await refresh(tokens)).AuthenticationResult?.AccessToken).toBeTruthy();
  await cognito.send(
    new RevokeTokenCommand({ ClientId, ClientSecret: clientSecret, Token: tokens?.RefreshToken }),
  );
  await expect(refresh(tokens)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('signing out everywhere ends every refresh token; a forged access token ends none', async () => {
  const email = await aPerson();
  const [one, two] = [await logIn(email), await logIn(email)];
  await expect(cognito.send(new GlobalSignOutCommand({ AccessToken: 'x.y.z' }))).rejects.toThrow(
    'Invalid Access Token',
  );
  await cognito.send(new GlobalSignOutCommand({ AccessToken: one.AuthenticationResult?.AccessToken }));
  await expect(refresh(two.AuthenticationResult)).rejects.toThrow('revoked');
});

test('a forgotten password is changed with the mailed code, and the sessions before it end', async () => {
  const email = await aPerson();
  const { AuthenticationResult: before } = await logIn(email);
  await cognito.send(new ForgotPasswordCommand(prove(email)));
  const change = { ...prove(email), ConfirmationCode: findCode(email), Password: 'another horse' };
  await cognito.send(new ConfirmForgotPasswordCommand(change));
  await expect(logIn(email)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await expect(refresh(before)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await logIn(email, 'another horse');
  await expect(cognito.send(new ConfirmForgotPasswordCommand(change))).rejects.toMatchObject({
    name: 'ExpiredCodeException',
  });
});

test('asking for a new password tells nobody whether there is an account', async () => {
  const known = await cognito.send(new ForgotPasswordCommand(prove(await aPerson())));
  const unknown = await cognito.send(new ForgotPasswordCommand(prove('tina@example.org')));
  expect(unknown.CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails);
});

test('administering people needs a signature, and a deleted person is gone', async () => {
  const email = await aPerson();
  const stranger = createClients(cloud, 'not-the-secret').cognito;
  const look = new AdminGetUserCommand({ UserPoolId, Username: email });
  await expect(stranger.send(look)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  expect((await cognito.send(look)).UserStatus).toBe('CONFIRMED');
  await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));
  await expect(cognito.send(look)).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

test('another client or another flow is refused', async () => {
  const AuthParameters = { USERNAME: 'a@example.org', PASSWORD };
  const other = new InitiateAuthCommand({
    ClientId: 'other',
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters,
  });
  await expect(cognito.send(other)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  const flow = new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
  await expect(cognito.send(flow)).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('codes and refresh tokens end with their time; after five wrong passwords the right one has to wait', async () => {
  const folder = aFolder();
  let time = Date.now();
  let serve = (_request: unknown, _response: unknown) => {};
  const here = await listen((request, response) => serve(request, response));
  const issuer = await openTokenIssuer(join(folder, 'key.json'), here.url, 'client');
  const mailbox = openMailbox(join(folder, 'mailbox.json'));
  const store = openUsers(join(folder, 'people.json'));
  const account = anAccount();
  serve = serveCognito(
    { id: 'pool', issuer, clientSecret: 'secret', users: store, mailbox, now: () => time },
    account,
  ) as typeof serve;
  const client = new CognitoIdentityProviderClient({ endpoint: here.url, region: 'us-east-1' });
  const proveHere = createProver('client', 'secret');
  const whose = proveHere('a@example.org');
  const code = () => mailbox.list()[0]?.code ?? '';
  const auth = (
    AuthFlow: 'USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH',
    name: string,
    parameters: Record<string, string>,
  ) => {
    const AuthParameters = { ...parameters, SECRET_HASH: proveHere(name).SecretHash };
    return client.send(new InitiateAuthCommand({ ClientId: 'client', AuthFlow, AuthParameters }));
  };

  await client.send(new SignUpCommand({ ...whose, Password: PASSWORD }));
  time += 25 * 3_600_000;
  const late = new ConfirmSignUpCommand({ ...whose, ConfirmationCode: code() });
  await expect(client.send(late)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  await client.send(new ResendConfirmationCodeCommand(whose));
  await client.send(new ConfirmSignUpCommand({ ...whose, ConfirmationCode: code() }));

  const logInHere = (password: string) =>
    auth('USER_PASSWORD_AUTH', whose.Username, { USERNAME: whose.Username, PASSWORD: password });
  const wrong = () => logInHere('wrong password');
  for (const _ of [1, 2, 3, 4, 5]) await expect(wrong()).rejects.toThrow('Incorrect');
  const right = () => logInHere(PASSWORD);
  await expect(right()).rejects.toThrow('Password attempts exceeded');
  time += 2000;
  const { AuthenticationResult: tokens } = await right();
  time += 31 * 24 * 3_600_000;
  const token = { REFRESH_TOKEN: tokens?.RefreshToken ?? '' };
  const sub = store.findByEmail(whose.Username)?.sub ?? '';
  await expect(auth('REFRESH_TOKEN_AUTH', sub, token)).rejects.toThrow('expired');
  await here.stop();
});

test('accounts and the signing key survive a restart; the files are their owner’s alone and hold no password', async () => {
  const email = await aPerson();
  for (const name of ['people.json', 'signing-key.json', 'secrets.json']) {
    expect(statSync(join(cloud.dataDir, name)).mode & 0o777).toBe(0o600);
  }
  const { AuthenticationResult: tokens } = await logIn(email);
  const kept = readFileSync(join(cloud.dataDir, 'people.json'), 'utf8');
  expect(kept).toContain(email);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain(tokens?.RefreshToken);

  const first = await aCloud();
  const fetchKeys = async (url = '') => (await fetch(`${url}/.well-known/jwks.json`)).json();
  const before = await fetchKeys(first.env.USER_POOL_ISSUER);
  await first.stopKeeping();
  const second = await aCloud({ dataDir: first.dataDir });
  expect(await fetchKeys(second.env.USER_POOL_ISSUER)).toEqual(before);
  expect(JSON.stringify(before)).not.toContain('"d":');
  await second.stop();
});
