import { createHmac } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { readEnvironment } from '../../process/environment.ts';
import { cacheSecret } from '../aws/cached-secret.ts';
import { clientSettings } from '../aws/client-settings.ts';

/** Our app client at the user pool. The pool refuses every call that does not prove the client's secret. */
export interface AppClient {
  readonly ClientId: string;
  readonly cognito: CognitoIdentityProviderClient;
  readSecret(): Promise<string>;
  /** Returns the proof for a call about this user, by the very name that the call gives: HMAC-SHA256 in base64. */
  hash(username: string): Promise<string>;
  /** Returns the part of a call that names this user, with the proof. */
  prove(
    username: string,
  ): Promise<{ readonly ClientId: string; readonly Username: string; readonly SecretHash: string }>;
}

/** Opens the app client; its secret is read at the first call and kept as long as the process. */
export function openAppClient(): AppClient {
  const { USER_POOL_CLIENT_ID: ClientId, USER_POOL_CLIENT_SECRET } = readEnvironment(
    'USER_POOL_CLIENT_ID',
    'USER_POOL_CLIENT_SECRET',
  );
  const readSecret = cacheSecret(USER_POOL_CLIENT_SECRET);
  const hash = async (username: string) =>
    createHmac('sha256', await readSecret())
      .update(`${username}${ClientId}`)
      .digest('base64');
  return {
    ClientId,
    cognito: new CognitoIdentityProviderClient(clientSettings),
    readSecret,
    hash,
    prove: async (Username) => ({ ClientId, Username, SecretHash: await hash(Username) }),
  };
}
