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
import type { Account, Accounts, Identity, Tokens } from '../../ports/identity.ts';
import { readEnvironment } from '../../process/environment.ts';
import { clientSettings } from '../aws/client-settings.ts';

const client = new CognitoIdentityProviderClient(clientSettings);

/** Sign-up and sign-in by a Cognito user pool. */
export function cognitoIdentity(): Identity {
  const { USER_POOL_CLIENT_ID: ClientId } = readEnvironment('USER_POOL_CLIENT_ID');
  const authenticate = async (AuthFlow: AuthFlowType, AuthParameters: Record<string, string>) => {
    const { AuthenticationResult } = await client.send(
      new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }),
    );
    return result.parse(AuthenticationResult);
  };
  return {
    async signUp(email, Password) {
      const UserAttributes = [{ Name: 'email', Value: email }];
      await client.send(new SignUpCommand({ ClientId, Username: email, Password, UserAttributes }));
    },
    async confirm(Username, ConfirmationCode) {
      await client.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode }));
    },
    async resendCode(Username) {
      await client.send(new ResendConfirmationCodeCommand({ ClientId, Username }));
    },
    async logIn(USERNAME, PASSWORD) {
      const given = await authenticate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD });
      if (!given.RefreshToken) throw new Error('The user pool gave no refresh token');
      return { ...toTokens(given), refresh_token: given.RefreshToken };
    },
    async refresh(REFRESH_TOKEN) {
      return toTokens(await authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN }));
    },
    async revoke(Token) {
      await client.send(new RevokeTokenCommand({ ClientId, Token }));
    },
    async sendResetCode(Username) {
      await client.send(new ForgotPasswordCommand({ ClientId, Username }));
    },
    async resetPassword(Username, ConfirmationCode, Password) {
      const reset = { ClientId, Username, ConfirmationCode, Password };
      await client.send(new ConfirmForgotPasswordCommand(reset));
    },
    async revokeAll(AccessToken) {
      await client.send(new GlobalSignOutCommand({ AccessToken }));
    },
  };
}

/** Whose account that is, by id or e-mail address, and the end of one. */
export function cognitoAccounts(): Accounts {
  const { USER_POOL_ID: UserPoolId } = readEnvironment('USER_POOL_ID');
  return {
    async find(Username) {
      const { UserAttributes = [] } = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
      return toAccount(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])));
    },
    async remove(Username) {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(unlessGone);
    },
  };
}

function unlessGone(error: unknown): void {
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

/** The claims of a token that the user pool itself has just handed us: nothing is left to verify. */
const readClaims = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
