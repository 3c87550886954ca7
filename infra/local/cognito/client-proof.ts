import { createHmac, timingSafeEqual } from 'node:crypto';
import { AwsError } from '../aws/aws-error.ts';

/** Checks that a call comes from who knows the secret of the pool's client. */
export interface ClientProof {
  /** Throws unless the hash is that of the secret, for the user's name as the call gives it. */
  checkHash(username: string, hash: string | undefined): void;
  /** Throws unless this is the secret itself. */
  checkSecret(secret: string | undefined): void;
}

export function createClientProof(clientId: string, clientSecret: string): ClientProof {
  return {
    checkHash(username, hash) {
      if (hash === undefined)
        throw refuse(`Client ${clientId} is configured with secret but SECRET_HASH was not received`);
      const expected = createHmac('sha256', clientSecret).update(`${username}${clientId}`).digest();
      if (!isEqual(Buffer.from(hash, 'base64'), expected))
        throw refuse(`Unable to verify secret hash for client ${clientId}`);
    },
    checkSecret(secret = '') {
      if (isEqual(Buffer.from(secret), Buffer.from(clientSecret))) return;
      throw new AwsError('UnauthorizedException', 'Invalid client secret');
    },
  };
}

const isEqual = (one: Buffer, other: Buffer): boolean =>
  one.byteLength === other.byteLength && timingSafeEqual(one, other);

const refuse = (message: string) => new AwsError('NotAuthorizedException', message);
