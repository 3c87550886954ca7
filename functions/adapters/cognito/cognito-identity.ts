import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AuthFlowType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import { IdentityError } from '../../errors/identity-error.ts';
import type { Account, Accounts, Identity, Logins, Tokens } from '../../ports/identity.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';
import { openAppClient } from './app-client.ts';
import { translateErrors } from './cognito-errors.ts';
import { packRefreshToken, unpackRefreshToken } from './refresh-token.ts';
import { readClaims } from './token-claims.ts';

/** The pool's name for a code of an authenticator app. */
const TWO_STEP = 'SOFTWARE_TOKEN_MFA' as const;

/** Creates the port over sign-up and sign-in of a user pool. Whoever reads the account of a sign-in gives `logins`. */
export function createCognitoIdentity(logins?: Pick<Logins, 'findAccountId'>): Identity {
  const { ClientId, cognito, hash, readSecret } = openAppClient();
  const authenticate = async (
    AuthFlow: AuthFlowType,
    username: string,
    parameters: Record<string, string>,
  ) => {
    const AuthParameters = { ...parameters, SECRET_HASH: await hash(username) };
    return cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }));
  };
  /** Answers the challenge of two-step sign-in. The pool calls its user by another name than an address there. */
  const answerChallenge = async (
    { Session, ChallengeParameters = {} }: InitiateAuthCommandOutput,
    email: string,
    code: string | undefined,
  ) => {
    if (code === undefined) throw new IdentityError('two_step_required');
    const USERNAME = ChallengeParameters.USER_ID_FOR_SRP ?? email;
    const SOFTWARE_TOKEN_MFA_CODE = code;
    const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH: await hash(USERNAME) };
    const answer = { ClientId, ChallengeName: TWO_STEP, Session, ChallengeResponses };
    const reply = cognito.send(new RespondToAuthChallengeCommand(answer));
    return (await translateErrors(reply, { ExpiredCodeException: 'wrong_code' })).AuthenticationResult;
  };
  const prove = async (Username: string) => ({ ClientId, Username, SecretHash: await hash(Username) });
  const open = async (given: z.output<typeof result>): Promise<Tokens> => {
    const tokens = toTokens(given);
    const id = logins ? await logins.findAccountId(tokens.account.id) : tokens.account.id;
    return { ...tokens, account: { ...tokens.account, id } };
  };
  return {
    async signUp(email, Password) {
      const UserAttributes = [{ Name: 'email', Value: email }];
      const command = new SignUpCommand({ ...(await prove(email)), Password, UserAttributes });
      await translateErrors(cognito.send(command));
    },
    async confirm(email, ConfirmationCode) {
      const command = new ConfirmSignUpCommand({ ...(await prove(email)), ConfirmationCode });
      await translateErrors(cognito.send(command), { NotAuthorizedException: 'already_confirmed' });
    },
    async resendCode(email) {
      await translateErrors(cognito.send(new ResendConfirmationCodeCommand(await prove(email))));
    },
    async logIn(USERNAME, PASSWORD, code) {
      const given = authenticate('USER_PASSWORD_AUTH', USERNAME, { USERNAME, PASSWORD });
      const reply = await translateErrors(given);
      const signedIn = result.parse(
        reply.ChallengeName === TWO_STEP
          ? await answerChallenge(reply, USERNAME, code)
          : reply.AuthenticationResult,
      );
      return { ...(await open(signedIn)), refresh_token: readRefreshToken(signedIn) };
    },
    async refresh(refreshToken) {
      const { username, token } = unpackRefreshToken(refreshToken);
      const given = authenticate('REFRESH_TOKEN_AUTH', username, { REFRESH_TOKEN: token });
      const reply = await translateErrors(given, { NotAuthorizedException: 'session_ended' });
      return open(result.parse(reply.AuthenticationResult));
    },
    async revoke(refreshToken) {
      const { token: Token } = unpackRefreshToken(refreshToken);
      await cognito.send(new RevokeTokenCommand({ ClientId, ClientSecret: await readSecret(), Token }));
    },
    async sendResetCode(email) {
      await translateErrors(cognito.send(new ForgotPasswordCommand(await prove(email))));
    },
    async resetPassword(email, ConfirmationCode, Password) {
      const reset = { ...(await prove(email)), ConfirmationCode, Password };
      await translateErrors(cognito.send(new ConfirmForgotPasswordCommand(reset)));
    },
    async revokeAll(AccessToken) {
      await cognito.send(new GlobalSignOutCommand({ AccessToken }));
    },
    async startTwoStep(AccessToken) {
      const { SecretCode } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error('The user pool made no key for an authenticator app');
      return SecretCode;
    },
    async confirmTwoStep(AccessToken, UserCode) {
      await translateErrors(cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode })));
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
      await cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
    },
  };
}

/** Creates the port over the accounts of a user pool. */
export function createCognitoAccounts(logins: Logins): Accounts {
  const { USER_POOL_ID: UserPoolId } = readEnvironment('USER_POOL_ID');
  const client = new CognitoIdentityProviderClient(clientSettings);
  return {
    async find(name) {
      // A mail address is the name of no account in the table.
      const Username = name.includes('@') ? name : await logins.findLogin(name);
      const command = new AdminGetUserCommand({ UserPoolId, Username });
      const { UserAttributes = [] } = await translateErrors(client.send(command));
      const account = toAccount(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])));
      return { ...account, id: await logins.findAccountId(account.id) };
    },
    async hasTwoStep(id) {
      const Username = await logins.findLogin(id);
      const { UserMFASettingList = [] } = await translateErrors(
        client.send(new AdminGetUserCommand({ UserPoolId, Username })),
      );
      return UserMFASettingList.includes(TWO_STEP);
    },
    async endTwoStep(id) {
      const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
      const user = { UserPoolId, Username: await logins.findLogin(id) };
      await client.send(new AdminSetUserMFAPreferenceCommand({ ...user, SoftwareTokenMfaSettings }));
    },
    async signOut(id) {
      const Username = await logins.findLogin(id);
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    },
    async remove(id) {
      const Username = await logins.findLogin(id);
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(ignoreGone);
      if (Username !== id) await logins.end(Username);
    },
  };
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof UserNotFoundException)) throw error;
}

const result = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  ExpiresIn: z.number(),
  RefreshToken: z.optional(z.string()),
});

const claims = z.object({ sub: z.string(), email: z.string() });
const accessClaims = z.object({ username: z.string() });

const toAccount = (source: unknown): Account => {
  const { sub, email } = claims.parse(source);
  return { id: sub, email };
};

const toTokens = ({ AccessToken, IdToken, ExpiresIn }: z.output<typeof result>): Tokens => ({
  access_token: AccessToken,
  expires_in: ExpiresIn,
  account: toAccount(readClaims(IdToken)),
});

/** Returns the refresh token together with the pool's own name of the user, by which it is proved. */
function readRefreshToken({ AccessToken, RefreshToken }: z.output<typeof result>): string {
  if (!RefreshToken) throw new Error('The user pool gave no refresh token');
  return packRefreshToken(accessClaims.parse(readClaims(AccessToken)).username, RefreshToken);
}
