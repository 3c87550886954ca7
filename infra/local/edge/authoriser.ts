import { createLocalJWKSet, jwtVerify } from 'jose';
import type { TokenIssuer } from '../cognito/token-issuer.ts';

/** The claims of a token, all as strings, as API Gateway passes them on. */
export type Claims = Record<string, string>;

/** API Gateway's JWT authoriser: returns the claims of a valid token, undefined for any other or none. */
export type Authoriser = (authorization: string | undefined) => Promise<Claims | undefined>;

/**
 * Creates an authoriser that checks signature, issuer, times and audience (`aud`, or `client_id` without it). As in the
 * cloud, revoked tokens and identity tokens pass until they expire: functions check `token_use`.
 */
export function createAuthoriser(issuer: TokenIssuer): Authoriser {
  const keys = createLocalJWKSet(issuer.jwks);
  return async (authorization) => {
    const token = /^(?:Bearer )?([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    try {
      const options = { issuer: issuer.url, algorithms: ['RS256'], requiredClaims: ['exp'] };
      const { payload } = await jwtVerify(token, keys, options);
      if ((payload.aud ?? payload.client_id) !== issuer.clientId) return undefined;
      return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
    } catch {
      return undefined;
    }
  };
}
