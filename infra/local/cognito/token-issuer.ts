import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { keptFile } from '../process/json-file.ts';
import type { Person } from './users.ts';

/** Access and identity tokens are good for this many seconds. */
export const TOKEN_SECONDS = 3600;

/** Signs tokens as a user pool does. */
export interface Issuer {
  /** The `iss` of its tokens. */
  url: string;
  clientId: string;
  /** What `/.well-known/jwks.json` answers: the public half alone. */
  jwks: { keys: JWK[] };
  sign(person: Person, now?: number): Promise<{ AccessToken: string; IdToken: string }>;
  /** The `sub` of an access token of ours that is still good; undefined for any other. */
  verify(accessToken: string): Promise<string | undefined>;
}

/** An issuer whose key is made at the first start and kept in the file `path`. */
export async function openIssuer(path: string, url: string, clientId: string): Promise<Issuer> {
  const jwk = keptFile(path, z.record(z.string(), z.unknown()), () => ({}));
  if (!jwk.value.kid) jwk.save(await makeKey());
  const secret = jwk.value as JWK;
  const key = await importJWK(secret, 'RS256');
  const publicKey: JWK = {
    kty: 'RSA',
    use: 'sig',
    alg: 'RS256',
    kid: `${secret.kid}`,
    n: `${secret.n}`,
    e: `${secret.e}`,
  };
  const checkKey = await importJWK(publicKey, 'RS256');

  function token(person: Person, claims: Record<string, unknown>, now: number): Promise<string> {
    const seconds = Math.floor(now / 1000);
    return new SignJWT({ ...claims, auth_time: seconds, origin_jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: `${secret.kid}` })
      .setIssuer(url)
      .setSubject(person.sub)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_SECONDS)
      .setJti(randomUUID())
      .sign(key);
  }

  return {
    url,
    clientId,
    jwks: { keys: [publicKey] },
    async sign(person, now = Date.now()) {
      const access = {
        token_use: 'access',
        client_id: clientId,
        username: person.sub,
        scope: 'aws.cognito.signin.user.admin',
      };
      const identity = {
        token_use: 'id',
        aud: clientId,
        'cognito:username': person.sub,
        email: person.email,
        email_verified: true,
      };
      return { AccessToken: await token(person, access, now), IdToken: await token(person, identity, now) };
    },
    async verify(accessToken) {
      try {
        const { payload } = await jwtVerify(accessToken, checkKey, {
          issuer: url,
          requiredClaims: ['exp', 'sub'],
        });
        return payload.token_use === 'access' ? payload.sub : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function makeKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID() };
}
