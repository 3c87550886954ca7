import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { omit } from 'es-toolkit';
import { generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';

const HOUR = 3600;

/** Makes tokens as the user pool of a data folder would, and as it never would. */
export function createTokens({ dataDir, env }: { dataDir: string; env: Record<string, string> }) {
  const secret = JSON.parse(readFileSync(join(dataDir, 'signing-key.json'), 'utf8'));
  const claims = (sub: string) => ({
    sub,
    token_use: 'access',
    client_id: env.USER_POOL_CLIENT_ID ?? '',
    iss: env.USER_POOL_ISSUER ?? '',
    iat: getSeconds() - 2 * HOUR,
    exp: getSeconds() + HOUR,
  });
  const sign = async (payload: JWTPayload, header: object = {}, key = importJWK(secret, 'RS256')) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: secret.kid, ...header })
      .sign(await key, { crit: { 'x-unknown': true } });
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  return {
    good: (sub: string) => sign(claims(sub)),
    expired: (sub: string) => sign({ ...claims(sub), exp: getSeconds() - HOUR }),
    /** By another key, under the name of the pool's. */
    forged: async (sub: string) =>
      sign(claims(sub), {}, Promise.resolve((await generateKeyPair('RS256')).privateKey)),
    unsigned: async (sub: string) => `${base64({ alg: 'none', kid: secret.kid })}.${base64(claims(sub))}.`,
    endless: (sub: string) => sign(omit(claims(sub), ['exp'])),
    conditional: (sub: string) => sign(claims(sub), { crit: ['x-unknown'], 'x-unknown': true }),
    identity: (sub: string) => sign({ ...claims(sub), token_use: 'id', aud: env.USER_POOL_CLIENT_ID ?? '' }),
    ofAnotherClient: (sub: string) => sign({ ...claims(sub), client_id: 'another' }),
    ofAnotherPool: (sub: string) => sign({ ...claims(sub), iss: 'https://issuer.test/pool' }),
  };
}

const getSeconds = () => Math.floor(Date.now() / 1000);
