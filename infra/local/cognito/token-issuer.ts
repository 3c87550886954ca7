import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { openJsonFile } from '../process/json-file.ts';
import { getUsername, isVerified, type PoolUser } from './users.ts';

/** The lifetime of access and identity tokens, in seconds. */
export const TOKEN_SECONDS = 3600;

/** The signer of a user pool's tokens. */
export interface TokenIssuer {
  /** The `iss` of its tokens. */
  url: string;
  clientId: string;
  /** The answer of `/.well-known/jwks.json`: public keys only. */
  jwks: { keys: JWK[] };
  sign(user: PoolUser, now?: number): Promise<{ AccessToken: string; IdToken: string }>;
  /** Returns the `sub` of a valid access token of this pool; undefined for any other. */
  verify(accessToken: string): Promise<string | undefined>;
}

/** Opens an issuer with the key in the file `path`, which is made at the first start. */
export async function openTokenIssuer(path: string, url: string, clientId: string): Promise<TokenIssuer> {
  const jwk = openJsonFile(path, z.record(z.string(), z.unknown()), () => ({}), {
    // Who is signed in logs in again.
    lost: null,
  });
  if (!jwk.value.kid) jwk.save(await createKey());
  const secret = jwk.value as JWK;
  const key = await importJWK(secret, 'RS256');
  const publicKey = toPublicKey(secret);
  const verifyKey = await importJWK(publicKey, 'RS256');

  function createToken(user: PoolUser, claims: Record<string, unknown>, now: number): Promise<string> {
    const seconds = Math.floor(now / 1000);
    return new SignJWT({ ...claims, auth_time: seconds, origin_jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: `${secret.kid}` })
      .setIssuer(url)
      .setSubject(user.sub)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + TOKEN_SECONDS)
      .setJti(randomUUID())
      .sign(key);
  }

  return {
    url,
    clientId,
    jwks: { keys: [publicKey] },
    async sign(user, now = Date.now()) {
      return {
        AccessToken: await createToken(user, toAccessClaims(user, clientId), now),
        IdToken: await createToken(user, toIdentityClaims(user, clientId), now),
      };
    },
    async verify(accessToken) {
      try {
        const { payload } = await jwtVerify(accessToken, verifyKey, {
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

const toPublicKey = ({ kid, n, e }: JWK): JWK => ({
  kty: 'RSA',
  use: 'sig',
  alg: 'RS256',
  kid: `${kid}`,
  n: `${n}`,
  e: `${e}`,
});

const toAccessClaims = (user: PoolUser, clientId: string) => ({
  token_use: 'access',
  client_id: clientId,
  username: getUsername(user),
  scope: 'aws.cognito.signin.user.admin',
});

const toIdentityClaims = (user: PoolUser, clientId: string) => ({
  token_use: 'id',
  aud: clientId,
  'cognito:username': getUsername(user),
  email: user.email,
  email_verified: isVerified(user),
  ...listIdentities(user),
});

/** Lists the identities of a user as an id token does; nothing for an account with a password alone. */
function listIdentities({ external, identities = [] }: PoolUser) {
  const all = [...(external ? [external] : []), ...identities];
  const named = all.map(({ provider, userId }) => ({ providerName: provider, userId }));
  return named.length > 0 ? { identities: named } : {};
}

async function createKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID() };
}
