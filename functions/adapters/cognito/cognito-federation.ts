import * as z from 'zod/mini';
import { IdentityError } from '../../errors/identity-error.ts';
import type { FederatedSignIn, Federation, ForeignIdentity } from '../../ports/federation.ts';
import { readEnvironment } from '../../process/environment.ts';
import { openAppClient } from './app-client.ts';
import { packRefreshToken } from './refresh-token.ts';
import { readSignInSettings } from './sign-in-settings.ts';
import { readClaims } from './token-claims.ts';

/** The path that the user pool sends browsers back to; the pool knows it, too. */
const CALLBACK_PATH = '/api/session/callback';
/** The scope `aws.cognito.signin.user.admin` lets a user end a session everywhere. */
const SCOPES = 'openid email aws.cognito.signin.user.admin';
const TIMEOUT_MS = 8_000;

/** Creates the port over the OAuth 2.0 endpoints of a user pool. */
export function createCognitoFederation(): Federation {
  const { SITE_ORIGIN } = readEnvironment('SITE_ORIGIN');
  const { domain, providers } = readSignInSettings();
  const { ClientId, readSecret } = openAppClient();
  const redirect_uri = `${SITE_ORIGIN}${CALLBACK_PATH}`;
  return {
    providers,
    getAddress: ({ poolName }, { state, challenge }) =>
      `${domain}/oauth2/authorize?${new URLSearchParams({
        ...{ response_type: 'code', client_id: ClientId, redirect_uri, scope: SCOPES, state },
        ...{ code_challenge: challenge, code_challenge_method: 'S256', identity_provider: poolName },
      })}`,
    async redeem(code, code_verifier) {
      const basic = Buffer.from(`${ClientId}:${await readSecret()}`).toString('base64');
      const reply = await fetch(`${domain}/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({
          ...{ grant_type: 'authorization_code', client_id: ClientId, redirect_uri },
          ...{ code, code_verifier },
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const body: unknown = await reply.json();
      if (reply.ok) return toSignIn(given.parse(body));
      const refusal = refused.parse(body).error;
      if (refusal === 'invalid_grant') throw new IdentityError('wrong_code');
      throw new Error(`The user pool answers ${reply.status} ${refusal} to a code`);
    },
  };
}

const given = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
const refused = z.object({ error: z.string() });

const claims = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z._default(z.union([z.boolean(), z.string()]), false),
  'cognito:username': z.string(),
  identities: z._default(z.array(z.object({ providerName: z.string(), userId: z.string() })), []),
});

function toSignIn({
  access_token,
  id_token,
  refresh_token,
  expires_in,
}: z.output<typeof given>): FederatedSignIn {
  const known = claims.parse(readClaims(id_token));
  const { sub, email, email_verified, 'cognito:username': username } = known;
  return {
    tokens: {
      ...{ access_token, expires_in, account: { id: sub, email } },
      refresh_token: packRefreshToken(username, refresh_token),
    },
    isVerified: String(email_verified) === 'true',
    unlinked: findUnlinked(known),
  };
}

/** Finds the identity that is a user by itself, which the pool calls by provider and id; an account has another name. */
function findUnlinked({
  identities,
  'cognito:username': username,
}: z.output<typeof claims>): ForeignIdentity | null {
  const own = identities.find(
    ({ providerName, userId }) => `${providerName}_${userId}`.toLowerCase() === username.toLowerCase(),
  );
  return own ? { poolName: own.providerName, userId: own.userId, username } : null;
}
