import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  type AuthFlowType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import type { Account, Accounts, Identity, Logins, Tokens } from '../../ports/identity.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';
import { translateErrors } from './cognito-errors.ts';

/** Creates the port over sign-up and sign-in of a user pool. Whoever reads the account of a sign-in gives `logins`. */
export function createCognitoIdentity(logins?: Pick<Logins, 'findAccountId'>): Identity {
  const { USER_POOL_CLIENT_ID: ClientId } = readEnvironment('USER_POOL_CLIENT_ID');
  const client = new CognitoIdentityProviderClient(clientSettings);
  const authenticate = async (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) => {
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }),
    );
    return result.parse(AuthenticationResult);
  };
  const open = async (given: z.output<typeof result>): Promise<Tokens> => {
    const tokens = toTokens(given);
    const id = logins ? await logins.findAccountId(tokens.account.id) : tokens.account.id;
    return { ...tokens, account: { ...tokens.account, id } };
  };
  return {
    async signUp(email, Password) {
      const UserAttributes = [{ Name: 'email', Value: email }];
      const command = new SignUpCommand({ ClientId, Username: email, Password, UserAttributes });
      await translateErrors(client.send(command));
    },
    async confirm(Username, ConfirmationCode) {
      const command = new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode });
      await translateErrors(client.send(command), { NotAuthorizedException: 'already_confirmed' });
    },
    async resendCode(Username) {
      await translateErrors(client.send(new ResendConfirmationCodeCommand({ ClientId, Username })));
    },
    async logIn(USERNAME, PASSWORD) {
      const given = await translateErrors(authenticate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD }));
      if (!given.RefreshToken) throw new Error('The user pool gave no refresh token');
      return { ...(await open(given)), refresh_token: given.RefreshToken };
    },
    async refresh(REFRESH_TOKEN) {
      const given = authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN });
      return open(await translateErrors(given, { NotAuthorizedException: 'session_ended' }));
    },
    async revoke(Token) {
      await client.send(new RevokeTokenCommand({ ClientId, Token }));
    },
    async sendResetCode(Username) {
      await translateErrors(client.send(new ForgotPasswordCommand({ ClientId, Username })));
    },
    async resetPassword(Username, ConfirmationCode, Password) {
      const reset = { ClientId, Username, ConfirmationCode, Password };
      await translateErrors(client.send(new ConfirmForgotPasswordCommand(reset)));
    },
    async revokeAll(AccessToken) {
      await client.send(new GlobalSignOutCommand({ AccessToken }));
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

const toAccount = (source: unknown): Account => {
  const { sub, email } = claims.parse(source);
  return { id: sub, email };
};

const toTokens = ({ AccessToken, IdToken, ExpiresIn }: z.output<typeof result>): Tokens => ({
  access_token: AccessToken,
  expires_in: ExpiresIn,
  account: toAccount(readClaims(IdToken)),
});

/** Reads the claims of a token that came straight from the user pool, so that nothing is left to verify. */
const readClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
