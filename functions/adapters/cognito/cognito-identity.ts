import {
  type AuthFlowType,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import type { Identity, Logins, Tokens } from '../../ports/identity.ts';
import { openAppClient } from './app-client.ts';
import { translateErrors } from './cognito-errors.ts';
import { packRefreshToken, unpackRefreshToken } from './refresh-token.ts';
import { createSignUp } from './sign-up.ts';
import { toAccount } from './to-account.ts';
import { readClaims } from './token-claims.ts';
import { answerChallenge, createTwoStep, TWO_STEP } from './two-step.ts';

/** Creates the port over sign-up and sign-in of a user pool. Whoever reads the account of a sign-in gives `logins`. */
export function createCognitoIdentity(logins?: Pick<Logins, 'findAccountId'>): Identity {
  const client = openAppClient();
  const { ClientId, cognito, hash, readSecret } = client;
  const authenticate = async (
    AuthFlow: AuthFlowType,
    username: string,
    parameters: Record<string, string>,
  ) => {
    const AuthParameters = { ...parameters, SECRET_HASH: await hash(username) };
    return cognito.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }));
  };
  const open = async (given: z.output<typeof result>): Promise<Tokens> => {
    const tokens = toTokens(given);
    const id = logins ? await logins.findAccountId(tokens.account.id) : tokens.account.id;
    return { ...tokens, account: { ...tokens.account, id } };
  };
  return {
    ...createSignUp(client),
    ...createTwoStep(client),
    async logIn(USERNAME, PASSWORD, code) {
      const given = authenticate('USER_PASSWORD_AUTH', USERNAME, { USERNAME, PASSWORD });
      const reply = await translateErrors(given);
      const signedIn = result.parse(
        reply.ChallengeName === TWO_STEP
          ? await answerChallenge(client, reply, USERNAME, code)
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
    async revokeAll(AccessToken) {
      await cognito.send(new GlobalSignOutCommand({ AccessToken }));
    },
  };
}

const result = z.object({
  AccessToken: z.string(),
  IdToken: z.string(),
  ExpiresIn: z.number(),
  RefreshToken: z.optional(z.string()),
});

const accessClaims = z.object({ username: z.string() });

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
