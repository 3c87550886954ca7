import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a call to the user pool must carry about the user that it names. */
export interface ClientProof {
  readonly ClientId: string;
  readonly Username: string;
  readonly SecretHash: string;
}

/** Creates a function that proves a client by its secret, as our functions do. */
export const createProver =
  (ClientId: string, secret: string) =>
  (Username: string): ClientProof => ({
    ClientId,
    Username,
    SecretHash: createHmac('sha256', secret).update(`${Username}${ClientId}`).digest('base64'),
  });

/** Reads the client of an embedded cloud from its data folder, and creates the function that proves it. */
export function proveClient({ dataDir }: { readonly dataDir: string }) {
  const { clientId, clientSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  return { clientSecret: String(clientSecret), prove: createProver(clientId, clientSecret) };
}
