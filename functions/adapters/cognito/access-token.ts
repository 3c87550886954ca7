import { JwtVerifier } from 'aws-jwt-verify';
import { JwtBaseError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { JwtHeader, JwtPayload } from 'aws-jwt-verify/jwt-model';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import { readEnvironment } from '../../process/environment.ts';

const { USER_POOL_ISSUER, USER_POOL_CLIENT_ID } = readEnvironment('USER_POOL_ISSUER', 'USER_POOL_CLIENT_ID');

const KEYS_TIMEOUT_MS = 3_000;
const keys = new SimpleJwksCache({
  fetcher: {
    async fetch(address) {
      const reply = await fetch(address, { signal: AbortSignal.timeout(KEYS_TIMEOUT_MS) });
      if (!reply.ok) throw new Error(`The user pool's keys answer ${reply.status}`);
      return reply.arrayBuffer();
    },
  },
});

const verifier = JwtVerifier.create(
  {
    issuer: USER_POOL_ISSUER,
    jwksUri: `${USER_POOL_ISSUER}/.well-known/jwks.json`,
    // Cognito's access tokens name their client and no audience.
    audience: null,
    customJwtCheck: checkClaims,
  },
  { jwksCache: keys },
);

/**
 * Throws for tokens that the library accepts and we do not: without expiry, with unknown critical headers, or
 * of another client.
 */
function checkClaims({ header, payload }: { header: JwtHeader; payload: JwtPayload }): void {
  const isOurs = payload.token_use === 'access' && payload.client_id === USER_POOL_CLIENT_ID;
  if (!isOurs || typeof payload.exp !== 'number' || 'crit' in header) throw new ApiError('not_signed_in');
}

/**
 * Returns the user of an access token. Throws `session_expired` for an expired token, `not_signed_in` for any
 * other fault, and an ordinary error when the keys cannot be fetched.
 */
export async function verifyAccessToken(token: string): Promise<Caller> {
  try {
    const { sub } = await verifier.verify(token);
    if (sub) return { id: sub };
  } catch (error) {
    if (error instanceof JwtExpiredError) throw new ApiError('session_expired');
    if (!(error instanceof JwtBaseError)) throw error;
  }
  throw new ApiError('not_signed_in');
}
