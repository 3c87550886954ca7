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
    // An access token of Cognito names its client, and no audience.
    audience: null,
    customJwtCheck: checkClaims,
  },
  { jwksCache: keys },
);

/** What the library lets pass: a token that never ends, one with conditions we do not know, another's. */
function checkClaims({ header, payload }: { header: JwtHeader; payload: JwtPayload }): void {
  const isOurs = payload.token_use === 'access' && payload.client_id === USER_POOL_CLIENT_ID;
  if (!isOurs || typeof payload.exp !== 'number' || 'crit' in header) throw new ApiError('not_signed_in');
}

/**
 * Whose access token it is. Refuses with `session_expired`, or `not_signed_in` for any other fault of the
 * token; throws when the keys cannot be had.
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
