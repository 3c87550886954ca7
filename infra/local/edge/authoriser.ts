import { createLocalJWKSet, jwtVerify } from 'jose';
import type { Issuer } from '../cognito/token-issuer.ts';

/** The claims of a token, every value as text: so API Gateway hands them on. */
export type Claims = Record<string, string>;

/** API Gateway's JWT authoriser: the claims of a valid token, undefined for any other or none. */
export type Authoriser = (authorization: string | undefined) => Promise<Claims | undefined>;

/**
 * Checks signature, issuer, times and audience (`aud`, or `client_id` where there is no `aud`).
 * As in the cloud a revoked token is good until it expires, and so is an identity token: what a token is
 * used for is the function's to check.
 */
export function authoriserOf(issuer: Issuer): Authoriser {
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
